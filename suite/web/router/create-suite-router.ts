import { createRoute, createRouter, notFound, redirect } from '@tanstack/react-router';
import { signInOptionsCall } from '#modules/accounts/contract/sign-in.ts';
import { callQueryOptions } from '#platform/web/api/use-call.ts';
import { loadTexts } from '#platform/web/i18n/load-texts.ts';
import { loadChunk } from '#platform/web/module/load-chunk.tsx';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { guideRoutes } from '../guide/guide-routes.tsx';
import { webModules } from '../modules.ts';
import { isSuperAdminModule, openModules } from '../navigation/client-menu.ts';
import { AloneError } from '../pages/screen-states.tsx';
import { findHome, requireSession } from '../session/require-session.ts';
import { moduleRoutes, nowhereRoute, openRoutes, screenRoutes } from './module-routes.tsx';
import { type RouterContext, rootRoute } from './root-route.tsx';
import {
  clientIndexRoute,
  clientRoute,
  lazyPage,
  superAdminIndexRoute,
  superAdminRoute,
} from './shell-routes.tsx';
import { superAdminNotFoundRoute, superAdminScreenRoutes } from './super-admin-screen-routes.tsx';

const verifyAuthRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/verify-auth',
  loader: ({ context }) => loadChunk(() => loadTexts(context.texts, ['accounts'])),
  component: lazyPage(() => import('#modules/accounts/web/sign-in/screens/verify-auth.page.tsx')),
});

const reportRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/report',
  async beforeLoad({ context, location }) {
    const session = requireSession(context, location);
    // A file link requires a session. Other links work without one, but use the user's language if there is one.
    if (new URLSearchParams(location.searchStr).has('file')) await session;
    else await session.catch(() => undefined);
  },
  component: lazyPage(() => import('../pages/report.page.tsx')),
});

const noAccessRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/no-access',
  async beforeLoad({ context, location }) {
    const session = await requireSession(context, location);
    // Super admins always have at least the super admin area.
    const superAdminModule = openModules(webModules, session, null).find(isSuperAdminModule);
    if (superAdminModule) throw redirect({ href: superAdminModule.address, replace: true });
  },
  component: lazyPage(() => import('../pages/no-access.page.tsx')),
});

/** All components in both themes; only in development and in the demo, like the mailbox. */
const designRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/design',
  async beforeLoad({ context, location }) {
    await requireSession(context, location);
    const options = await context.queries.ensureQueryData(callQueryOptions(signInOptionsCall, {}));
    if (!options.mailbox) throw notFound();
  },
  component: lazyPage(async () => {
    const { GalleryScreen } = await import('#platform/web/gallery/gallery.screen.tsx');
    return { default: GalleryScreen };
  }),
});

const pageRoutes = [verifyAuthRoute, reportRoute, noAccessRoute, designRoute];

const LEGACY_SEGMENTS = ['touchpoints', 'profilehub', 'communication', 'platform', 'settings'];

/** Pages that mails link to without knowing the user's client. */
const PROFILE_PATHS = ['/profile', '/profile/notifications'];

/** The router patterns for legacy addresses. */
const LEGACY_PATTERNS = [
  ...LEGACY_SEGMENTS.flatMap((segment) => [`/${segment}`, `/${segment}/$`]),
  ...PROFILE_PATHS,
];

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

/** URLs of the legacy suite, which mails and bookmarks still contain [NAV-04]. */
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

const entranceRoutes = [homeRoute, ...legacyRoutes];

const BEFORE_SKELETON_MS = 150;

const routeTree = rootRoute.addChildren([
  ...entranceRoutes,
  ...pageRoutes,
  ...openRoutes,
  guideRoutes,
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

type Search = Record<string, unknown>;

/** Parses the query string as plain text: a repeated name is a list. Each screen validates what it reads. */
export function parseSearch(text: string): Search {
  const search = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(text))
    search.set(name, [...(search.get(name) ?? []), value]);
  // Safe for names such as `constructor`.
  return Object.fromEntries(
    [...search].map(([name, values]) => [name, values.length > 1 ? values : values[0]]),
  );
}

export function stringifySearch(search: Search): string {
  const pairs = Object.entries(search).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((one) => one !== undefined && one !== null)
      .map((one): [string, string] => [name, String(one)]),
  );
  const text = new URLSearchParams(pairs).toString();
  return text ? `?${text}` : '';
}

/** Current URL of a legacy address [NAV-04]; the query string is preserved. */
export function legacyAddress(pathname: string, clientId: string): string | undefined {
  const [, first = ''] = pathname.split('/');
  if (PROFILE_PATHS.includes(pathname) || LEGACY_SEGMENTS.includes(first))
    return clientAddress(clientId, pathname);
  return undefined;
}
