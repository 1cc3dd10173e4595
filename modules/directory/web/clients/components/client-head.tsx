import { useTranslation } from 'react-i18next';
import type { ClientDetail } from '#modules/directory/contract/clients/client.ts';
import { State } from '#platform/web/display/states/state.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { RecordPath } from '#platform/web/list/place/record-path.tsx';
import { clientListing } from '../data/client-listing.ts';
import { useClientActions } from './use-client-actions.ts';

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
      actions={useClientActions(client)}
    />
  );
}
