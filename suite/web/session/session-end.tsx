import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isActing } from '#modules/accounts/web/data/session-query.ts';
import { LOGOUT_DELAY_MS } from '#platform/contract/limits.ts';
import { sessionWatch } from '#platform/web/api/session-watch.ts';
import { showToast } from '#platform/web/feedback/show-toast.ts';
import { signInAddress } from '../navigation/sign-in-address.ts';

/**
 * Reacts to the end of the session, wherever it happened [SES-04] [SES-05]. It reloads the page, so that no data of the
 * last user stays in memory.
 */
export function SessionEnd() {
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
