import { useSuspenseQuery } from '@tanstack/react-query';
import { createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router';
import { type FunctionComponent, Suspense } from 'react';
import { sessionQuery } from '#modules/accounts/web/data/session-query.ts';
import { isUuid } from '#platform/contract/ids.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { MessagePage } from '#platform/web/layout/message-page.tsx';
import { storeLastClient } from '#platform/web/module/last-client.ts';
import { loadChunk } from '#platform/web/module/load-chunk.tsx';
import { SUPER_ADMIN_PATH } from '#platform/web/module/screen-address.ts';
import { useDocumentTitle } from '#platform/web/module/use-document-title.ts';
import { webModules } from '../modules.ts';
import { findHomeModule, openLines } from '../navigation/client-menu.ts';
import { BarePage, HomeButton } from '../pages/bare-page.tsx';
import { ActingUserProvider } from '../session/acting-user-provider.tsx';
import { findHome, requireSession } from '../session/require-session.ts';
import { rootRoute } from './root-route.tsx';

/** A page that is loaded on demand; if it is late or fails, the retry page is shown [GEN-08]. */
export function lazyPage(load: () => Promise<{ default: FunctionComponent }>) {
  return lazyRouteComponent(() => loadChunk(load));
}

/** The shell of a client. A malformed id shows "not found" without a request [NAV-03]. */
export const clientRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/clients/$clientId',
  async beforeLoad({ context, params, location, preload }) {
    if (!isUuid(params.clientId)) throw notFound();
    const session = await requireSession(context, location, params.clientId);
    // Prefetching a record does not count as opening it.
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

const SuperAdminShell = lazyPage(() => import('../shell/super-admin-shell.tsx'));

/**
 * The shell of super admins, outside of any client [SUP-01]. Other users get the error page and load none of it
 * [NAV-10].
 */
export const superAdminRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: `/${SUPER_ADMIN_PATH}`,
  async beforeLoad({ context, location }) {
    const { session, clientId } = await findHome(context, location);
    const [first] = openLines(webModules, session, 'superadmin');
    return { session, first, lastClient: clientId };
  },
  loader: async ({ context }) => void (context.first && (await SuperAdminShell.preload?.())),
  component: function House() {
    const { first } = superAdminRoute.useRouteContext();
    if (!first) return <SuperAdminForbidden />;
    return (
      <Suspense>
        <SuperAdminShell />
      </Suspense>
    );
  },
});

/** Without a screen, the first one. */
export const superAdminIndexRoute = createRoute({
  getParentRoute: () => superAdminRoute,
  path: '/',
  beforeLoad({ context: { first } }) {
    if (first) throw redirect({ href: `/${first.key}`, replace: true });
  },
});

/** Shown to users who are not super admins instead of the super admin area [NAV-10]. */
function SuperAdminForbidden() {
  const { t } = useTranslation();
  const { data: session } = useSuspenseQuery(sessionQuery());
  useDocumentTitle(t('suite:closed.title'));
  return (
    <ActingUserProvider session={session}>
      <BarePage>
        <MessagePage number="403" title={t('suite:closed.title')} actions={<HomeButton />}>
          {t('suite:closed.superAdmin')}
        </MessagePage>
      </BarePage>
    </ActingUserProvider>
  );
}
