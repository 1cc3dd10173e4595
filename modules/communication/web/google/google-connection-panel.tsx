import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import {
  disconnectGoogleCall,
  type GoogleConnection,
  type GoogleFailureKind,
  getGoogleConnectionCall,
} from '#modules/communication/contract/google/google-connection.ts';
import {
  listLinkableLocationsCall,
  refreshGoogleLocationsCall,
} from '#modules/communication/contract/google/google-locations.ts';
import { useCallMutation } from '#platform/web/api/use-call.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { State } from '#platform/web/display/states/state.tsx';
import { Note } from '#platform/web/feedback/note.tsx';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useConfirm } from '#platform/web/feedback/use-confirm.tsx';
import { useNotifyFailure } from '#platform/web/feedback/use-notify-failure.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useLeaveToJob } from '#platform/web/live/use-jobs.ts';
import type { TextKey } from '#platform/web/module/translate.ts';
import classes from './google.module.css';
import type { GoogleConsent } from './use-google-consent.ts';

const FAILURES: Record<GoogleFailureKind, TextKey> = {
  'not-allowed': 'communication:google.failure.notAllowed',
  'not-found': 'communication:google.failure.notFound',
  'rate-limited': 'communication:google.failure.rateLimited',
  invalid: 'communication:google.failure.invalid',
  unavailable: 'communication:google.failure.unavailable',
};

/** As whom the brand is connected, how reading goes, and the ways to refresh, reconnect and disconnect. */
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
  const tellFailure = useNotifyFailure();
  const leaveToJob = useLeaveToJob();
  const changes = [getGoogleConnectionCall, listLinkableLocationsCall];
  const refreshed = useCallMutation(refreshGoogleLocationsCall);
  const disconnected = useCallMutation(disconnectGoogleCall, { changes });
  const refresh = () =>
    refreshed.mutate(
      { body: { clientId } },
      {
        onSuccess: ({ jobId }) => leaveToJob(jobId, t('communication:google.refreshing')),
        onError: (error) => tellFailure(error, refresh),
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
        onError: (error) => tellFailure(error, () => void disconnect()),
      },
    );
  };
  return { refresh, isRefreshing: refreshed.isPending, disconnect: () => void disconnect() };
}
