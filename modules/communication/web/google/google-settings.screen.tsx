import {
  type GoogleConnection,
  getGoogleConnectionCall,
} from '#modules/communication/contract/google/google-connection.ts';
import { callQueryOptions, useCall } from '#platform/web/api/use-call.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
import { Note } from '#platform/web/feedback/note.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { BackLink } from '#platform/web/layout/back-link.tsx';
import { EmptyState } from '#platform/web/layout/message-page.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import type { ScreenPreload } from '#platform/web/module/web-module.ts';
import classes from './google.module.css';
import {
  GoogleConnectionPanel,
  type GoogleConsent,
  useGoogleConsent,
} from './google-connection-panel.tsx';
import { GoogleLocations } from './google-locations.tsx';

export const preload: ScreenPreload = ({ queries, client }) => {
  void queries.prefetchQuery(
    callQueryOptions(getGoogleConnectionCall, { query: { clientId: client.id } }),
  );
};

/** Google Business Profile as a source of reviews [REV-09]. */
export default function GoogleSettingsScreen() {
  const { t } = useTranslation();
  const { id } = useCurrentClient();
  return (
    <>
      <PageHead
        title={t('communication:google.title')}
        about={t('communication:google.about')}
        path={
          <BackLink to={clientAddress(id, 'communication/settings')}>
            {t('communication:menu.settings')}
          </BackLink>
        }
      />
      <GoogleSettings key={id} clientId={id} />
    </>
  );
}

/** The brand's connection and the links of its locations. Used on a separate page and in a tab. */
function GoogleSettings({ clientId }: { clientId: string }) {
  const { t } = useTranslation();
  const connection = useCall(getGoogleConnectionCall, { query: { clientId } });
  const consent = useGoogleConsent(clientId);
  return (
    <QueryBoundary query={connection}>
      {(google) => (
        <div className={classes.settings}>
          {consent.problem !== undefined && (
            <div className={classes.message}>
              <Note tone="bad">{consent.problem}</Note>
            </div>
          )}
          {consent.isCompleting ? (
            <p className={classes.message} role="status">
              {t('communication:google.connect.working')}
            </p>
          ) : (
            <Connection clientId={clientId} google={google} consent={consent} />
          )}
        </div>
      )}
    </QueryBoundary>
  );
}

function Connection({
  clientId,
  google,
  consent,
}: {
  clientId: string;
  google: GoogleConnection;
  consent: GoogleConsent;
}) {
  const { t } = useTranslation();
  const { configured, callbackUrl, connection } = google;
  if (connection)
    return (
      <>
        <GoogleConnectionPanel clientId={clientId} connection={connection} consent={consent} />
        <GoogleLocations clientId={clientId} isListed={connection.listedAt !== null} />
      </>
    );
  if (!configured) return <SetUp callbackUrl={callbackUrl} />;
  return (
    <EmptyState
      title={t('communication:google.connect.title')}
      actions={
        <ActionButton isBusy={consent.isStarting} onClick={consent.start}>
          {t('communication:google.connect.act')}
        </ActionButton>
      }
    >
      {t('communication:google.connect.text')}
    </EmptyState>
  );
}

/** Setup steps for the operator if no Google project is configured. */
function SetUp({ callbackUrl }: { callbackUrl: string }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t('communication:google.setup.title')}
      steps={[
        {
          title: t('communication:google.setup.enable'),
          note: t('communication:google.setup.enableNote'),
        },
        { title: t('communication:google.setup.client'), note: callbackUrl },
        { title: t('communication:google.setup.environment') },
      ]}
    >
      {t('communication:google.setup.text')}
    </EmptyState>
  );
}
