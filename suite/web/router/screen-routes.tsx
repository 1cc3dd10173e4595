import { createRoute, redirect } from '@tanstack/react-router';
import type { ScreenRoute, WebModule } from '#platform/web/module/web-module.ts';
import { webModules } from '../modules.ts';
import { elsewhereOf } from '../navigation/client-menu.ts';
import { NotFoundInShell } from '../pages/not-found-in-shell.tsx';
import { ScreenError } from '../pages/screen-error.tsx';
import { ScreenPending } from '../pages/screen-pending.tsx';
import { clientRoute } from './client-route.tsx';
import { currentClientOf } from './current-client-of.ts';
import { routerPath } from './router-path.ts';
import { loadScreen, ScreenOutcome } from './screen-outcome.tsx';

/** The screens of all modules that stand below a client. */
export const screenRoutes = webModules.flatMap((module) =>
  module.screens.map((screen) => screenRoute(module, screen)),
);

function screenRoute(module: WebModule, screen: ScreenRoute) {
  const route = createRoute({
    getParentRoute: () => clientRoute,
    path: routerPath(screen.path),
    beforeLoad({ context: { session }, params: { clientId } }) {
      const elsewhere = elsewhereOf(webModules, session, { clientId, path: screen.path });
      if (elsewhere) throw redirect({ href: elsewhere, replace: true });
    },
    async loader({ context, params, location }) {
      const { session, queries, texts } = context;
      const outcome = await loadScreen(module, screen, { session, texts, params });
      if (outcome.kind === 'screen') {
        const client = currentClientOf(session, params.clientId);
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

/** Whatever else stands below a client is nowhere [NAV-05]. */
export const nowhereRoute = createRoute({
  getParentRoute: () => clientRoute,
  path: '$',
  component: () => <NotFoundInShell />,
});
