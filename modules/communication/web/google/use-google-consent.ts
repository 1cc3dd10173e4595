import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  completeGoogleConsentCall,
  GOOGLE_CONSENT_FAILURES,
  type GoogleConsentFailure,
  getGoogleConnectionCall,
  startGoogleConsentCall,
} from '#modules/communication/contract/google/google-connection.ts';
import { listLinkableLocationsCall } from '#modules/communication/contract/google/google-locations.ts';
import type { ProblemError } from '#platform/web/api/problem-error.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { useCallMutation } from '#platform/web/api/use-call.ts';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useRouterAddress } from '#platform/web/module/router-adapters.ts';
import type { TextKey } from '#platform/web/module/translate.ts';

export interface GoogleConsent {
  start: () => void;
  isStarting: boolean;
  isCompleting: boolean;
  /** Why the last try did not connect. */
  problem: string | undefined;
}

const FAILED: Record<GoogleConsentFailure, TextKey> = {
  denied: 'communication:google.connect.failed.denied',
  scope: 'communication:google.connect.failed.scope',
  token: 'communication:google.connect.failed.token',
  unavailable: 'communication:google.connect.failed.unavailable',
};

/** Redirects to Google, and completes the connection when Google redirects back with `state` and `code` in the URL. */
export function useGoogleConsent(clientId: string): GoogleConsent {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { search, setSearch } = useRouterAddress();
  const start = useCallMutation(startGoogleConsentCall);
  const complete = useCallMutation(completeGoogleConsentCall, {
    changes: [getGoogleConnectionCall, listLinkableLocationsCall],
  });
  const returned = new URLSearchParams(search);
  const state = returned.get('state');
  const code = returned.get('code');
  const completed = useRef<string>(undefined);
  const { mutate } = complete;
  useEffect(() => {
    if (!state || completed.current === state) return;
    completed.current = state;
    // The code is good for one time: a reload or a copied address must not show it again.
    setSearch('', 'replace');
    mutate(
      { body: { clientId, state, ...(code && { code }) } },
      { onSuccess: () => showToast({ text: t('communication:google.connect.done') }) },
    );
  }, [clientId, state, code, setSearch, mutate, t]);
  const failed = complete.error ?? start.error;
  return {
    start: () =>
      start.mutate({ body: { clientId } }, { onSuccess: ({ url }) => window.location.assign(url) }),
    isStarting: start.isPending,
    isCompleting: complete.isPending,
    problem: failed ? (consentFailure(failed, t) ?? problemText(failed)) : undefined,
  };
}

function consentFailure({ params }: ProblemError, t: (key: TextKey) => string): string | undefined {
  const reason = GOOGLE_CONSENT_FAILURES.find((known) => known === params?.reason);
  return reason && t(FAILED[reason]);
}
