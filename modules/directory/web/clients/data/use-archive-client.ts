import { useTranslation } from 'react-i18next';
import type { ClientDetail } from '#modules/directory/contract/clients/client.ts';
import {
  archiveClientCall,
  getClientDetailCall,
  listAllClientsCall,
  restoreClientCall,
} from '#modules/directory/contract/clients/manage-clients.ts';
import { useCallMutation } from '#platform/web/api/use-call-mutation.ts';
import { useProblemText } from '#platform/web/api/use-problem-text.ts';
import { showToast } from '#platform/web/feedback/show-toast.ts';
import { useConfirm } from '#platform/web/feedback/use-confirm.tsx';

const CHANGES = { changes: [listAllClientsCall, getClientDetailCall] };

/** Archiving requires confirmation by name; no data is lost and it can be undone [SUP-01]. */
export function useArchiveClient() {
  const { t } = useTranslation();
  const say = useProblemText();
  const confirm = useConfirm();
  const archiving = useCallMutation(archiveClientCall, CHANGES);
  const restoring = useCallMutation(restoreClientCall, CHANGES);
  const inputOf = ({ uuid }: ClientDetail) => ({ params: { uuid }, body: {} });
  const told = (text: string) => ({
    onSuccess: () => showToast({ text }),
    onError: (error: unknown) => showToast({ tone: 'bad', text: say(error) }),
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
        archiving.mutate(inputOf(client), told(t('directory:client.archiveDone', { name })));
    },
    restore(client: ClientDetail) {
      const { name } = client;
      restoring.mutate(inputOf(client), told(t('directory:client.restoreDone', { name })));
    },
  };
}
