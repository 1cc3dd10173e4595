import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LOGOUT_DELAY_MS } from '#platform/contract/limits.ts';
import { sessionWatch } from '#platform/web/api/session-watch.ts';
import { showToast } from '#platform/web/feedback/show-toast.ts';
import { signInAddress } from '../navigation/sign-in-address.ts';

/**
 * Follows the end of the session wherever it happened [SES-04] [SES-05]. The page is loaded anew, so that
 * nothing the last user saw stays in memory.
 */
export function SessionEnd() {
  const { t } = useTranslation();

  useEffect(() => {
    let leaving: ReturnType<typeof setTimeout> | undefined;
    const stop = sessionWatch.onEnd((how) => {
      if (how === 'left') return window.location.assign(signInAddress());
      showToast({ tone: 'bad', text: t('suite:session.expired') });
      const { pathname, search } = window.location;
      leaving = setTimeout(
        () => window.location.assign(signInAddress(pathname + search)),
        LOGOUT_DELAY_MS,
      );
    });
    return () => {
      stop();
      clearTimeout(leaving);
    };
  }, [t]);

  return null;
}
