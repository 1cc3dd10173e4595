import { createRoute, notFound } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { findAddressFault } from '#platform/contract/address-part.ts';
import { loadTexts } from '#platform/web/i18n/load-texts.ts';
import { loadChunk } from '#platform/web/module/load-chunk.ts';
import { ScreenModuleContext } from '#platform/web/module/screen-module.ts';
import { translate } from '#platform/web/module/translate.ts';
import { useDocumentTitle } from '#platform/web/module/use-document-title.ts';
import type { PublicRoute, WebModule } from '#platform/web/module/web-module.ts';
import { NotAvailableYet } from '#platform/web/shell/not-available-yet.tsx';
import { webModules } from '../modules.ts';
import { BarePage } from '../pages/bare-page.tsx';
import { rootRoute } from './root-route.tsx';
import { routerPath } from './router-path.ts';

/** The pages of all modules for people without an account. */
export const openRoutes = webModules.flatMap((module) =>
  module.open.map((page) => openRoute(module, page)),
);

function openRoute(module: WebModule, page: PublicRoute) {
  const route = createRoute({
    getParentRoute: () => rootRoute,
    path: routerPath(page.path),
    async loader({ context, params }) {
      if (findAddressFault(page.params ?? {}, params)) throw notFound();
      const [file] = await Promise.all([
        page.screen && loadChunk(page.screen),
        loadChunk(() => loadTexts(context.texts, [module.name])),
      ]);
      return file;
    },
    component: function Page() {
      const { i18n } = useTranslation();
      const file = route.useLoaderData();
      const title = translate(i18n, page.title);
      useDocumentTitle(title);
      if (file)
        return (
          <ScreenModuleContext value={module.name}>
            <file.default />
          </ScreenModuleContext>
        );
      return (
        <BarePage>
          <NotAvailableYet title={title} />
        </BarePage>
      );
    },
  });
  return route;
}
