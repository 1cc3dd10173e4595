import { createRoute, notFound, redirect } from '@tanstack/react-router';
import { signInOptionsCall } from '#modules/accounts/contract/sign-in-options.ts';
import { callQueryOptions } from '#platform/web/api/call-query-options.ts';
import { loadTexts } from '#platform/web/i18n/load-texts.ts';
import { loadChunk } from '#platform/web/module/load-chunk.ts';
import { webModules } from '../modules.ts';
import { isSuperAdminModule, openModules } from '../navigation/client-menu.ts';
import { requireSession } from '../session/require-session.ts';
import { lazyPage } from './lazy-page.ts';
import { rootRoute } from './root-route.tsx';

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
    // A super admin has the super admin area, if nothing else.
    const house = openModules(webModules, session, null).find(isSuperAdminModule);
    if (house) throw redirect({ href: house.address, replace: true });
  },
  component: lazyPage(() => import('../pages/no-access.page.tsx')),
});

/** Every component in both themes; only a developer's or demo start shows it, as it does the mailbox. */
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

export const pageRoutes = [verifyAuthRoute, reportRoute, noAccessRoute, designRoute];
