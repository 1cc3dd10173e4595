import { createRoute } from '@tanstack/react-router';
import { SUPER_ADMIN_PATH } from '#platform/web/module/screen-address.ts';
import type { SuperAdminRoute, WebModule } from '#platform/web/module/web-module.ts';
import { webModules } from '../modules.ts';
import { ScreenError, ScreenPending } from '../pages/screen-states.tsx';
import { NotFoundInShell } from '../pages/screen-unavailable.tsx';
import { routerPath } from './module-routes.tsx';
import { loadScreen, ScreenOutcome } from './screen-outcome.tsx';
import { superAdminRoute } from './shell-routes.tsx';

/** The screens of all modules that are about all clients [SUP-01]. */
export const superAdminScreenRoutes = webModules.flatMap((module) =>
  module.suite.map((screen) => superAdminScreenRoute(module, screen)),
);

function superAdminScreenRoute(module: WebModule, screen: SuperAdminRoute) {
  const route = createRoute({
    getParentRoute: () => superAdminRoute,
    path: routerPath(screen.path.slice(SUPER_ADMIN_PATH.length + 1)),
    async loader({ context, params, location }) {
      const { session, queries, texts } = context;
      const outcome = await loadScreen(module, screen, { session, texts, params });
      if (outcome.kind === 'screen')
        outcome.file?.preload?.({ queries, params, search: location.search });
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

export const superAdminNotFoundRoute = createRoute({
  getParentRoute: () => superAdminRoute,
  path: '$',
  component: () => <NotFoundInShell />,
});
