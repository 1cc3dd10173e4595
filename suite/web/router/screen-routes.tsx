import { createRoute, redirect } from '@tanstack/react-router';
import type { ScreenRoute, WebModule } from '#platform/web/module/web-module.ts';
import { webModules } from '../modules.ts';
import { findExternalAddress } from '../navigation/client-menu.ts';
import { NotFoundInShell } from '../pages/not-found-in-shell.tsx';
import { ScreenError } from '../pages/screen-error.tsx';
import { ScreenPending } from '../pages/screen-pending.tsx';
import { clientRoute } from './client-route.tsx';
import { routerPath } from './router-path.ts';
import { loadScreen, ScreenOutcome } from './screen-outcome.tsx';
import { toCurrentClient } from './to-current-client.ts';

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
    pendingComponent: ScreenPending,
  });
  return route;
}

/** Any other path below a client is not found [NAV-05]. */
export const nowhereRoute = createRoute({
  getParentRoute: () => clientRoute,
  path: '$',
  component: () => <NotFoundInShell />,
});
