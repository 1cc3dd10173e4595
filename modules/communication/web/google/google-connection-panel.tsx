import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import {
  completeGoogleConsentCall,
  disconnectGoogleCall,
  GOOGLE_CONSENT_FAILURES,
  type GoogleConnection,
  type GoogleFailureKind,
  getGoogleConnectionCall,
  startGoogleConsentCall,
} from '#modules/communication/contract/google/google-connection.ts';
import {
  listLinkableLocationsCall,
  refreshGoogleLocationsCall,
} from '#modules/communication/contract/google/google-locations.ts';
import type { ProblemError } from '#platform/web/api/problem-error.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { useCallMutation } from '#platform/web/api/use-call.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { State } from '#platform/web/display/states/state.tsx';
import { Note } from '#platform/web/feedback/note.tsx';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useConfirm } from '#platform/web/feedback/use-confirm.tsx';
import { useNotifyFailure } from '#platform/web/feedback/use-notify-failure.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useLeaveToJob } from '#platform/web/live/use-jobs.ts';
import { useRouterAddress } from '#platform/web/module/router-adapters.ts';
import type { TextKey } from '#platform/web/module/translate.ts';
import classes from './google.module.css';

export interface GoogleConsent {
  start: () => void;
  isStarting: boolean;
  isCompleting: boolean;
  /** Why the last attempt to connect failed. */
  problem: string | undefined;
}

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
    // The code can be used once, so it is removed from the URL.
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
  return reason && t(`communication:google.connect.failed.${reason}`);
}

const FAILURES: Record<GoogleFailureKind, TextKey> = {
  'not-allowed': 'communication:google.failure.notAllowed',
  'not-found': 'communication:google.failure.notFound',
  'rate-limited': 'communication:google.failure.rateLimited',
  invalid: 'communication:google.failure.invalid',
  unavailable: 'communication:google.failure.unavailable',
};

/** Connected account, sync state, and buttons to refresh, reconnect and disconnect. */
export function GoogleConnectionPanel({
  clientId,
  connection,
  consent,
}: {
  clientId: string;
  connection: NonNullable<GoogleConnection['connection']>;
  consent: GoogleConsent;
}) {
  const { t } = useTranslation();
  const { date, ago, number } = useFormat();
  const { refresh, isRefreshing, disconnect } = useConnectionActions(clientId);
  const { googleUser, lastError, listedAt, lastSyncedAt, googleLocations } = connection;
  const isRefused = lastError === 'not-allowed';
  return (
    <section className={classes.panel} aria-label={t('communication:google.status.label')}>
      <div className={classes.connection}>
        <div className={classes.facts}>
          <State tone={isRefused ? 'bad' : lastError ? 'due' : 'ok'}>
            {googleUser
              ? t('communication:google.status.connectedAs', { account: googleUser })
              : t('communication:google.status.connected')}
          </State>
          <ul className={classes.times}>
            <li>
              {t('communication:google.status.since', { date: date(connection.connectedAt) })}
            </li>
            <li>
              {t('communication:google.status.profiles', {
                count: googleLocations,
                formatted: number(googleLocations),
              })}
            </li>
            <li>
              {listedAt
                ? t('communication:google.status.listed', { ago: ago(listedAt) })
                : t('communication:google.status.listing')}
            </li>
            <li>
              {lastSyncedAt
                ? t('communication:google.status.synced', { ago: ago(lastSyncedAt) })
                : t('communication:google.status.neverSynced')}
            </li>
          </ul>
        </div>
        <div className={classes.actions}>
          <ActionButton variant="default" isBusy={isRefreshing} onClick={refresh}>
            {t('communication:google.refresh')}
          </ActionButton>
          <Button variant="subtle" onClick={disconnect}>
            {t('communication:google.disconnect.open')}
          </Button>
        </div>
      </div>
      {lastError && (
        <Note
          tone={isRefused ? 'bad' : 'due'}
          action={
            isRefused && (
              <ActionButton isBusy={consent.isStarting} onClick={consent.start}>
                {t('communication:google.connect.again')}
              </ActionButton>
            )
          }
        >
          {t(FAILURES[lastError])}
        </Note>
      )}
    </section>
  );
}

function useConnectionActions(clientId: string) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notifyFailure = useNotifyFailure();
  const leaveToJob = useLeaveToJob();
  const changes = [getGoogleConnectionCall, listLinkableLocationsCall];
  const refreshed = useCallMutation(refreshGoogleLocationsCall);
  const disconnected = useCallMutation(disconnectGoogleCall, { changes });
  const refresh = () =>
    refreshed.mutate(
      { body: { clientId } },
      {
        onSuccess: ({ jobId }) => leaveToJob(jobId, t('communication:google.refreshing')),
        onError: (error) => notifyFailure(error, refresh),
      },
    );
  const disconnect = async () => {
    const isSure = await confirm({
      title: t('communication:google.disconnect.title'),
      lost: t('communication:google.disconnect.lost'),
      keep: t('communication:google.disconnect.keep'),
      act: t('communication:google.disconnect.act'),
    });
    if (!isSure) return;
    disconnected.mutate(
      { query: { clientId } },
      {
        onSuccess: () => showToast({ text: t('communication:google.disconnect.done') }),
        onError: (error) => notifyFailure(error, () => void disconnect()),
      },
    );
  };
  return { refresh, isRefreshing: refreshed.isPending, disconnect: () => void disconnect() };
}
