import { createRoute, redirect } from '@tanstack/react-router';
import { LEGACY_PATTERNS, legacyAddress } from '../navigation/legacy-address.ts';
import { findHome } from '../session/find-home.ts';
import { rootRoute } from './root-route.tsx';

/** `/` redirects to the user's client and default module [NAV-01]. */
const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  async beforeLoad({ context, location }) {
    const home = await findHome(context, location);
    throw home.start
      ? redirect({ href: home.start.address, replace: true })
      : redirect({ to: '/no-access', replace: true });
  },
});

/** Addresses of the legacy suite, in mails and bookmarks for years to come [NAV-04]. */
const legacyRoutes = LEGACY_PATTERNS.map((path) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    async beforeLoad({ context, location }) {
      const home = await findHome(context, location);
      const today = home.clientId !== null && legacyAddress(location.pathname, home.clientId);
      throw today
        ? redirect({ href: today + location.searchStr, replace: true })
        : redirect({ to: '/', replace: true });
    },
  }),
);

export const entranceRoutes = [homeRoute, ...legacyRoutes];
