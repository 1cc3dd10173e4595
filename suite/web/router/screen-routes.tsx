import { createRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { type AddressFault, faultOfAddress } from '#platform/web/module/address-part.ts';
import { loadChunk } from '#platform/web/module/load-chunk.ts';
import { decideRouteAccess } from '#platform/web/module/route-access.ts';
import { translate } from '#platform/web/module/translate.ts';
import { useDocumentTitle } from '#platform/web/module/use-document-title.ts';
import type { ScreenFile, ScreenRoute, WebModule } from '#platform/web/module/web-module.ts';
import { NotAvailableYet } from '#platform/web/shell/not-available-yet.tsx';
import { webModules } from '../modules.ts';
import { availableKeys } from '../navigation/client-menu.ts';
import { NoScreenAccess } from '../pages/no-screen-access.tsx';
import { NotFoundInShell } from '../pages/not-found-in-shell.tsx';
import { ScreenError } from '../pages/screen-error.tsx';
import { ScreenPending } from '../pages/screen-pending.tsx';
import { clientRoute } from './client-route.tsx';
import { currentClientOf } from './current-client-of.ts';
import { routerPath } from './router-path.ts';

type Outcome =
  | { kind: 'screen'; file: ScreenFile | undefined }
  | { kind: 'not-found'; fault: AddressFault }
  | { kind: 'closed' };

/**
 * The screens of all modules. What is wrong with an address, and whether a screen is open to the user, is
 * decided before anything of it is loaded or asked for [NAV-03] [NAV-10] [NAV-11].
 */
export const screenRoutes = webModules.flatMap((module) =>
  module.screens.map((screen) => screenRoute(module, screen)),
);

function screenRoute(module: WebModule, screen: ScreenRoute) {
  const route = createRoute({
    getParentRoute: () => clientRoute,
    path: routerPath(screen.path),
    async loader({ context, params, location }): Promise<Outcome> {
      const { session, queries, texts } = context;
      const fault = faultOfAddress(screen.params ?? {}, params);
      if (fault) return { kind: 'not-found', fault };
      const access = decideRouteAccess({
        menuKey: screen.menu,
        menu: module.menu,
        role: session.user.role,
        availableKeys: availableKeys(session),
      });
      if (access !== 'open') return { kind: 'closed' };
      const [file] = await Promise.all([
        screen.screen && loadChunk(screen.screen),
        texts.loadNamespaces([module.name]),
      ]);
      const client = currentClientOf(session, params.clientId);
      file?.preload?.({ queries, client, params, search: location.search });
      return { kind: 'screen', file };
    },
    component: function Screen() {
      const { i18n } = useTranslation();
      const outcome: Outcome = route.useLoaderData();
      const title = translate(i18n, screen.title);
      useDocumentTitle(title);
      if (outcome.kind === 'not-found') return <NotFoundInShell fault={outcome.fault} />;
      if (outcome.kind === 'closed') return <NoScreenAccess />;
      return outcome.file ? <outcome.file.default /> : <NotAvailableYet title={title} />;
    },
    errorComponent: ScreenError,
    pendingComponent: ScreenPending,
  });
  return route;
}

/** Whatever else stands below a client is nowhere [NAV-05]. */
export const nowhereRoute = createRoute({
  getParentRoute: () => clientRoute,
  path: '$',
  component: () => <NotFoundInShell />,
});
