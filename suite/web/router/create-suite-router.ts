import { createRouter } from '@tanstack/react-router';
import { parseSearch, stringifySearch } from '../navigation/search-string.ts';
import { AloneError } from '../pages/alone-error.tsx';
import { clientIndexRoute, clientRoute } from './client-route.tsx';
import { entranceRoutes } from './entrance-routes.ts';
import { moduleRoutes } from './module-routes.tsx';
import { openRoutes } from './open-routes.tsx';
import { pageRoutes } from './page-routes.ts';
import { rootRoute } from './root-route.tsx';
import type { RouterContext } from './router-context.ts';
import { nowhereRoute, screenRoutes } from './screen-routes.tsx';
import { superAdminIndexRoute, superAdminRoute } from './super-admin-route.tsx';
import { superAdminNotFoundRoute, superAdminScreenRoutes } from './super-admin-screen-routes.tsx';

const BEFORE_SKELETON_MS = 150;

const routeTree = rootRoute.addChildren([
  ...entranceRoutes,
  ...pageRoutes,
  ...openRoutes,
  superAdminRoute.addChildren([
    superAdminIndexRoute,
    ...superAdminScreenRoutes,
    superAdminNotFoundRoute,
  ]),
  clientRoute.addChildren([clientIndexRoute, ...moduleRoutes, ...screenRoutes, nowhereRoute]),
]);

export function createSuiteRouter(context: RouterContext) {
  return createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPendingMs: BEFORE_SKELETON_MS,
    defaultPendingMinMs: 0,
    defaultErrorComponent: AloneError,
    scrollRestoration: true,
  });
}
