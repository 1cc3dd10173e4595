import { useSuspenseQuery } from '@tanstack/react-query';
import { createRoute, redirect } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { sessionQuery } from '#modules/accounts/web/data/session-query.ts';
import { MessagePage } from '#platform/web/layout/message-page.tsx';
import { SUPER_ADMIN_PATH } from '#platform/web/module/screen-address.ts';
import { useDocumentTitle } from '#platform/web/module/use-document-title.ts';
import { webModules } from '../modules.ts';
import { openLines } from '../navigation/client-menu.ts';
import { BarePage } from '../pages/bare-page.tsx';
import { HomeButton } from '../pages/home-button.tsx';
import { ActingUserProvider } from '../session/acting-user-provider.tsx';
import { findHome } from '../session/find-home.ts';
import { lazyPage } from './lazy-page.ts';
import { rootRoute } from './root-route.tsx';

const HouseShell = lazyPage(() => import('../shell/super-admin-shell.tsx'));

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
  loader: async ({ context }) => void (context.first && (await HouseShell.preload?.())),
  component: function House() {
    const { first } = superAdminRoute.useRouteContext();
    if (!first) return <SuperAdminForbidden />;
    return (
      <Suspense>
        <HouseShell />
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
