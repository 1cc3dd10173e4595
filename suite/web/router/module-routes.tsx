import { useSuspenseQuery } from '@tanstack/react-query';
import { createRoute, notFound, redirect, useParams } from '@tanstack/react-router';
import { sessionQuery } from '#modules/accounts/web/data/session-query.ts';
import {
  opensHere,
  type Product,
  SUITE_MODULES,
  type SuiteModule,
} from '#platform/contract/navigation.ts';
import { findAddressFault } from '#platform/contract/page-addresses/page-address.ts';
import { loadTexts } from '#platform/web/i18n/load-texts.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { MessagePage } from '#platform/web/layout/message-page.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { loadChunk } from '#platform/web/module/load-chunk.tsx';
import { ScreenModuleContext } from '#platform/web/module/screen-module.ts';
import { translate } from '#platform/web/module/translate.ts';
import { useDocumentTitle } from '#platform/web/module/use-document-title.ts';
import type { PublicRoute, ScreenRoute, WebModule } from '#platform/web/module/web-module.ts';
import { NotAvailableYet } from '#platform/web/shell/not-available-yet.tsx';
import { webModules } from '../modules.ts';
import { findExternalAddress, openModules } from '../navigation/client-menu.ts';
import { BarePage, HomeButton } from '../pages/bare-page.tsx';
import { ScreenError, ScreenPending } from '../pages/screen-states.tsx';
import { NoScreenAccess, NotFoundInShell } from '../pages/screen-unavailable.tsx';
import { MODULE_NAMES } from '../shell/module-names.ts';
import { rootRoute } from './root-route.tsx';
import { loadScreen, ScreenOutcome } from './screen-outcome.tsx';
import { clientRoute } from './shell-routes.tsx';
import { toCurrentClient } from './to-current-client.ts';

/** Names of the settings, as in README and docs/operations.md. */
const SETTINGS = { v1: 'LEGACY_SUITE_URL', superadmin: 'SUPER_ADMIN_URL', v2: '' } as const;

/** A module URL without a screen opens its first accessible screen, or the other product [GEN-05]. */
export const moduleRoutes = SUITE_MODULES.map((module) =>
  createRoute({
    getParentRoute: () => clientRoute,
    path: module,
    beforeLoad({ context: { session }, params }) {
      const open = openModules(webModules, session, params.clientId);
      const here = open.find((one) => one.module === module);
      if (here && !here.isUnset) throw redirect({ href: here.address, replace: true });
    },
    component: () => <ModuleEntrance module={module} />,
  }),
);

/** A module without a screen here: the user has no access, or the address of its product is not set. */
function ModuleEntrance({ module }: { module: SuiteModule }) {
  const { clientId = '' } = useParams({ strict: false });
  const { data: session } = useSuspenseQuery(sessionQuery(clientId));
  const given = session.modules.find((one) => one.module === module);
  if (!given || opensHere(given)) return <NoScreenAccess />;
  return <AddressNotSet module={module} product={given.product} />;
}

/** Shown where a module would open in another product; says what is missing and who can help [GEN-05]. */
function AddressNotSet({ module, product }: { module: SuiteModule; product: Product }) {
  const { t } = useTranslation();
  const { name: client } = useCurrentClient();
  const textParams = { module: t(MODULE_NAMES[module]), client, setting: SETTINGS[product] };
  const title = t('suite:elsewhere.title', textParams);
  useDocumentTitle(title);
  return (
    <MessagePage title={title} actions={<HomeButton />} near={t('suite:elsewhere.who', textParams)}>
      {product === 'superadmin'
        ? t('suite:elsewhere.superAdmin', textParams)
        : t('suite:elsewhere.legacy', textParams)}
    </MessagePage>
  );
}

/** The screens of all modules below a client. */
export const screenRoutes = webModules.flatMap((module) =>
  module.screens.map((screen) => screenRoute(module, screen)),
);

function screenRoute(module: WebModule, screen: ScreenRoute) {
  const route = createRoute({
    getParentRoute: () => clientRoute,
    path: routerPath(screen.path),
    beforeLoad({ context: { session }, params: { clientId } }) {
      const elsewhere = findExternalAddress(webModules, session, { clientId, path: screen.path });
      if (elsewhere) throw redirect({ href: elsewhere, replace: true });
    },
    async loader({ context, params, location }) {
      const { session, queries, texts } = context;
      const outcome = await loadScreen(module, screen, { session, texts, params });
      if (outcome.kind === 'screen') {
        const client = toCurrentClient(session, params.clientId);
        outcome.file?.preload?.({ queries, client, params, search: location.search });
      }
      return outcome;
    },
    component: function Screen() {
      const outcome = route.useLoaderData();
      return <ScreenOutcome outcome={outcome} module={module.name} title={screen.title} />;
    },
    errorComponent: ScreenError,
    pendingComponent: () => <ScreenPending title={screen.title} shape={screen.shape} />,
  });
  return route;
}

/** Any other path below a client is not found [NAV-05]. */
export const nowhereRoute = createRoute({
  getParentRoute: () => clientRoute,
  path: '$',
  component: () => <NotFoundInShell />,
});

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

/** `touchpoints/{id}` as the router writes it: `touchpoints/$id`. */
export function routerPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, '$$$1');
}
