import { createRoute, redirect } from '@tanstack/react-router';
import { Suspense } from 'react';
import { HOUSE } from '#platform/web/module/house-address.ts';
import { webModules } from '../modules.ts';
import { openLines } from '../navigation/client-menu.ts';
import { HouseClosed } from '../pages/house-closed.tsx';
import { findHome } from '../session/find-home.ts';
import { lazyPage } from './lazy-page.ts';
import { rootRoute } from './root-route.tsx';

const HouseShell = lazyPage(() => import('../shell/house-shell.tsx'));

/** The shell of super admins, outside of any client [SUP-01]. Everybody else gets the error page and none of it [NAV-10]. */
export const houseRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: `/${HOUSE}`,
  async beforeLoad({ context, location }) {
    const { session, clientId } = await findHome(context, location);
    const [first] = openLines(webModules, session, 'superadmin');
    return { session, first, lastClient: clientId };
  },
  loader: async ({ context }) => void (context.first && (await HouseShell.preload?.())),
  component: function House() {
    const { first } = houseRoute.useRouteContext();
    if (!first) return <HouseClosed />;
    return (
      <Suspense>
        <HouseShell />
      </Suspense>
    );
  },
});

/** Without a screen, the first one. */
export const houseIndexRoute = createRoute({
  getParentRoute: () => houseRoute,
  path: '/',
  beforeLoad({ context: { first } }) {
    if (first) throw redirect({ href: `/${first.key}`, replace: true });
  },
});
