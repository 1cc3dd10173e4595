import { createRoute } from '@tanstack/react-router';
import { HOUSE } from '#platform/web/module/house-address.ts';
import type { HouseRoute, WebModule } from '#platform/web/module/web-module.ts';
import { webModules } from '../modules.ts';
import { NotFoundInShell } from '../pages/not-found-in-shell.tsx';
import { ScreenError } from '../pages/screen-error.tsx';
import { ScreenPending } from '../pages/screen-pending.tsx';
import { houseRoute } from './house-route.tsx';
import { routerPath } from './router-path.ts';
import { loadScreen, ScreenOutcome } from './screen-outcome.tsx';

/** The screens of all modules that are about all clients [SUP-01]. */
export const houseScreenRoutes = webModules.flatMap((module) =>
  module.house.map((screen) => houseScreenRoute(module, screen)),
);

function houseScreenRoute(module: WebModule, screen: HouseRoute) {
  const route = createRoute({
    getParentRoute: () => houseRoute,
    path: routerPath(screen.path.slice(HOUSE.length + 1)),
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
    pendingComponent: ScreenPending,
  });
  return route;
}

export const houseNowhereRoute = createRoute({
  getParentRoute: () => houseRoute,
  path: '$',
  component: () => <NotFoundInShell />,
});
