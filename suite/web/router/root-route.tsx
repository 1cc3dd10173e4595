import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet, useLocation } from '@tanstack/react-router';
import type { i18n } from 'i18next';
import { useEffect } from 'react';
import { isActing } from '#modules/accounts/web/data/session-query.ts';
import { LOGOUT_DELAY_MS } from '#platform/contract/limits.ts';
import { sessionWatch } from '#platform/web/api/session-watch.ts';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { Toasts } from '#platform/web/feedback/toasts.tsx';
import { ConfirmProvider } from '#platform/web/feedback/use-confirm.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { MessagePage } from '#platform/web/layout/message-page.tsx';
import { useDocumentTitle } from '#platform/web/module/use-document-title.ts';
import { signInAddress } from '../navigation/addresses.ts';
import { BarePage, HomeButton } from '../pages/bare-page.tsx';
import { NotFoundText } from '../pages/screen-unavailable.tsx';

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: () => (
    <ConfirmProvider>
      <Outlet />
      <Toasts />
      <SessionEnd />
    </ConfirmProvider>
  ),
  notFoundComponent: NotFoundAlone,
});

/** Any other path [NAV-05]; it makes no request. */
function NotFoundAlone() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  useDocumentTitle(t('suite:notFound.title'));
  return (
    <BarePage>
      <MessagePage number="404" title={t('suite:notFound.title')} actions={<HomeButton />}>
        <NotFoundText address={pathname} />
      </MessagePage>
    </BarePage>
  );
}

/**
 * Reacts to the end of the session, wherever it happened [SES-04] [SES-05]. It reloads the page, so that no data of the
 * last user stays in memory.
 */
function SessionEnd() {
  const { t } = useTranslation();
  const queries = useQueryClient();

  useEffect(() => {
    let leaving: ReturnType<typeof setTimeout> | undefined;
    const stop = sessionWatch.onEnd((how) => {
      if (how === 'left') return window.location.assign(signInAddress());
      if (how === 'passed-on') return window.location.assign('/');
      // After acting as a user, the super admin returns to their own session, if it is still valid.
      const acted = isActing(queries);
      const { pathname, search } = window.location;
      const next = acted ? '/' : signInAddress(pathname + search);
      showToast({
        tone: 'bad',
        text: acted ? t('suite:session.actingEnded') : t('suite:session.expired'),
      });
      leaving = setTimeout(() => window.location.assign(next), LOGOUT_DELAY_MS);
    });
    return () => {
      stop();
      clearTimeout(leaving);
    };
  }, [t, queries]);

  return null;
}

/** What every route can use. */
export interface RouterContext {
  queries: QueryClient;
  texts: i18n;
}
