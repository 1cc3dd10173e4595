import { IconArchive, IconArrowBackUp, IconExternalLink, IconUsers } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { ClientDetail } from '#modules/directory/contract/clients/client.ts';
import {
  archiveClientCall,
  getClientDetailCall,
  listAllClientsCall,
  restoreClientCall,
} from '#modules/directory/contract/clients/client-calls.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { callQueryOptions, useCall, useCallMutation } from '#platform/web/api/use-call.ts';
import { State } from '#platform/web/display/states/state.tsx';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useConfirm } from '#platform/web/feedback/use-confirm.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { PageAction } from '#platform/web/layout/page-actions.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { RecordPath } from '#platform/web/list/place/record-path.tsx';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { clientListing } from '../client-values.ts';
import { ClientEditor } from '../components/client-editor.tsx';

const CHANGES = { changes: [listAllClientsCall, getClientDetailCall] };

/** One client: names, modules, brand settings and product lookup [SUP-01]. */
export default function ClientScreen() {
  const { uuid = '' } = useParams({ strict: false });
  const queries = useQueryClient();
  const request = { params: { uuid } };
  const client = useCall(getClientDetailCall, request);
  return (
    <>
      <ClientHead id={uuid} client={client.data} />
      <QueryBoundary query={client} isEditor>
        {(detail) => (
          <ClientEditor
            key={detail.uuid}
            client={detail}
            onReload={() =>
              queries
                .fetchQuery({ ...callQueryOptions(getClientDetailCall, request), staleTime: 0 })
                .catch(() => undefined)
            }
          />
        )}
      </QueryBoundary>
    </>
  );
}

/** Name of the client, and actions on it. */
function ClientHead({ id, client }: { id: string; client: ClientDetail | undefined }) {
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

/** Open the client, list its users, archive it; an archived client can only be restored [SUP-01]. */
function useClientActions(client: ClientDetail | undefined): PageAction[] {
  const { t } = useTranslation();
  const { archive, restore, isBusy } = useArchiveClient();
  if (!client) return [];
  if (client.archivedAt !== null)
    return [
      {
        id: 'restore',
        label: t('directory:client.restore'),
        icon: IconArrowBackUp,
        isBusy,
        run: () => restore(client),
      },
    ];
  return [
    {
      id: 'open',
      label: t('directory:client.open'),
      icon: IconExternalLink,
      to: clientAddress(client.uuid),
    },
    {
      id: 'users',
      label: t('directory:client.users'),
      icon: IconUsers,
      to: clientAddress(client.uuid, 'settings/list'),
    },
    {
      id: 'archive',
      label: t('directory:client.archive'),
      icon: IconArchive,
      danger: true,
      isBusy,
      run: () => void archive(client),
    },
  ];
}

/** Archiving requires confirmation by name; no data is lost and it can be undone [SUP-01]. */
function useArchiveClient() {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const confirm = useConfirm();
  const archiving = useCallMutation(archiveClientCall, CHANGES);
  const restoring = useCallMutation(restoreClientCall, CHANGES);
  const inputOf = ({ uuid }: ClientDetail) => ({ params: { uuid }, body: {} });
  const toastCallbacks = (text: string) => ({
    onSuccess: () => showToast({ text }),
    onError: (error: unknown) => showToast({ tone: 'bad', text: problemText(error) }),
  });
  return {
    isBusy: archiving.isPending || restoring.isPending,
    async archive(client: ClientDetail) {
      const { name } = client;
      const isSure = await confirm({
        title: t('directory:client.archiveQuestion', { name }),
        lost: t('directory:client.archiveLost'),
        names: [],
        keep: t('directory:client.archiveKeep'),
        act: t('directory:client.archiveAct', { name }),
      });
      if (isSure)
        archiving.mutate(
          inputOf(client),
          toastCallbacks(t('directory:client.archiveDone', { name })),
        );
    },
    restore(client: ClientDetail) {
      const { name } = client;
      restoring.mutate(
        inputOf(client),
        toastCallbacks(t('directory:client.restoreDone', { name })),
      );
    },
  };
}
