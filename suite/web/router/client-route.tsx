import { createRoute, notFound, redirect } from '@tanstack/react-router';
import { isUuid } from '#platform/contract/ids.ts';
import { storeLastClient } from '#platform/web/module/last-client.ts';
import { webModules } from '../modules.ts';
import { findHomeModule } from '../navigation/client-menu.ts';
import { requireSession } from '../session/require-session.ts';
import { lazyPage } from './lazy-page.ts';
import { rootRoute } from './root-route.tsx';

/** The shell of a client. A malformed id shows "not found" without a request [NAV-03]. */
export const clientRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/clients/$clientId',
  async beforeLoad({ context, params, location, preload }) {
    if (!isUuid(params.clientId)) throw notFound();
    const session = await requireSession(context, location, params.clientId);
    // A record that is only read ahead has not been opened.
    if (!preload) storeLastClient(() => localStorage, params.clientId);
    const start = findHomeModule(webModules, session, params.clientId);
    if (!start && !location.pathname.endsWith('/profile')) throw redirect({ to: '/no-access' });
    return { session, start };
  },
  component: lazyPage(() => import('../shell/client-shell.tsx')),
});

/** Without a screen, the start of the user at this client. */
export const clientIndexRoute = createRoute({
  getParentRoute: () => clientRoute,
  path: '/',
  beforeLoad({ context: { start } }) {
    if (start) throw redirect({ href: start.address, replace: true });
  },
});
