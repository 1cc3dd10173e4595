import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { getBrandSettingsCall } from '#modules/touchpoints/contract/configuration.ts';
import type { Touchpoint } from '#modules/touchpoints/contract/touchpoint.ts';
import { callQueryOptions } from '#platform/web/api/use-call.ts';
import { CopyButton } from '#platform/web/display/copy-button.tsx';
import { Note } from '#platform/web/feedback/note.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { type CurrentClient, useCurrentClient } from '#platform/web/module/current-client.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import type { ScreenPreload } from '#platform/web/module/web-module.ts';
import { NEWEST_FIRST } from '../../data/touchpoint-listing.ts';
import classes from '../components/creation.module.css';
import { CustomSteps } from '../components/custom-steps.tsx';

export const preload: ScreenPreload = ({ queries, client }) => {
  void queries.prefetchQuery(
    callQueryOptions(getBrandSettingsCall, { query: { brandId: client.brandId } }),
  );
};

/** A short URL for any address, in two steps [TP-02]. */
export default function CustomTouchpointScreen() {
  const client = useCurrentClient();
  return <CustomWizard key={client.id} client={client} />;
}

/** Creates a custom touchpoint in two steps [TP-02]. */
function CustomWizard({ client }: { client: CurrentClient }) {
  const [attempt, setAttempt] = useState(0);
  const [created, setCreated] = useState<Touchpoint>();
  if (created)
    return (
      <CustomCreated
        clientId={client.id}
        touchpoint={created}
        onAnother={() => setCreated(undefined)}
      />
    );
  return (
    <CustomSteps
      key={attempt}
      client={client}
      onCreated={setCreated}
      onStartedOver={() => setAttempt(attempt + 1)}
    />
  );
}

/** Last page of the wizard: the short URL, and the next steps. */
function CustomCreated({
  clientId,
  touchpoint,
  onAnother,
}: {
  clientId: string;
  touchpoint: Touchpoint;
  onAnother: () => void;
}) {
  const { t } = useTranslation();
  return (
    <>
      <PageHead
        title={t('touchpoints:created.title')}
        subtitle={touchpoint.shortUrl}
        beside={<CopyButton value={touchpoint.shortUrl} label={t('touchpoints:created.copy')} />}
      />
      <div className={classes.done} role="status">
        <Note tone="good" title={t('touchpoints:created.works')}>
          {t('touchpoints:created.next')}
        </Note>
        <div className={classes.ways}>
          <Button component={Link} to={clientAddress(clientId, `touchpoints/${touchpoint._id}`)}>
            {t('touchpoints:created.open')}
          </Button>
          <Button variant="default" onClick={onAnother}>
            {t('touchpoints:created.another')}
          </Button>
          <Button
            variant="default"
            component={Link}
            to={clientAddress(clientId, `touchpoints/list${NEWEST_FIRST}`)}
          >
            {t('touchpoints:created.toList')}
          </Button>
        </div>
      </div>
    </>
  );
}
