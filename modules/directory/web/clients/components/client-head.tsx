import { Button } from '@mantine/core';
import { IconArchive, IconArrowBackUp, IconExternalLink, IconUsers } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { ClientDetail } from '#modules/directory/contract/clients/client.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import { State } from '#platform/web/display/states/state.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { RecordPath } from '#platform/web/list/place/record-path.tsx';
import { clientAddress } from '#platform/web/module/client-address.ts';
import { clientListing } from '../data/client-listing.ts';
import { useArchiveClient } from '../data/use-archive-client.ts';

/** The client's name, and what can be done with the whole of it. */
export function ClientHead({ id, client }: { id: string; client: ClientDetail | undefined }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  return (
    <PageHead
      path={
        <RecordPath
          listing={clientListing}
          scope={null}
          id={id}
          to="/super-admin/clients"
          label={t('directory:title.clients')}
        />
      }
      title={client?.name ?? t('directory:title.client')}
      beside={
        client?.archivedAt != null && (
          <State tone="off" reason={t('directory:client.since', { date: date(client.archivedAt) })}>
            {t('directory:client.archived')}
          </State>
        )
      }
      actions={client && <ClientActions client={client} />}
    />
  );
}

function ClientActions({ client }: { client: ClientDetail }) {
  const { t } = useTranslation();
  const { archive, restore, isBusy } = useArchiveClient(client);
  if (client.archivedAt !== null)
    return (
      <ActionButton
        variant="default"
        leftSection={<Icon of={IconArrowBackUp} />}
        isBusy={isBusy}
        onClick={restore}
      >
        {t('directory:client.restore')}
      </ActionButton>
    );
  return (
    <>
      <Button
        component={Link}
        variant="default"
        leftSection={<Icon of={IconExternalLink} />}
        to={clientAddress(client.uuid)}
      >
        {t('directory:client.open')}
      </Button>
      <Button
        component={Link}
        variant="default"
        leftSection={<Icon of={IconUsers} />}
        to={clientAddress(client.uuid, 'settings/list')}
      >
        {t('directory:client.users')}
      </Button>
      <ActionButton
        variant="default"
        leftSection={<Icon of={IconArchive} />}
        isBusy={isBusy}
        onClick={archive}
      >
        {t('directory:client.archive')}
      </ActionButton>
    </>
  );
}
