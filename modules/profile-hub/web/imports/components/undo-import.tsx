import { IconArrowBackUp } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  type PastImport,
  pastImportCall,
  pastImportsCall,
  undoImportCall,
} from '#modules/profile-hub/contract/imports/past-imports.ts';
import { callQueryKey, useCallMutation } from '#platform/web/api/use-call.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import { useConfirm } from '#platform/web/feedback/use-confirm.tsx';
import { useNotifyFailure } from '#platform/web/feedback/use-notify-failure.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { isUnderWay } from '#platform/web/live/job-watch.ts';
import { jobsKey, useJobs } from '#platform/web/live/use-jobs.ts';
import { isLate } from '../data/import-facts.ts';

/** Undoes an import, unless it was already undone or the period is over. */
export function UndoImport({ clientId, past }: { clientId: string; past: PastImport }) {
  const { t } = useTranslation();
  const { undo, isUndoing } = useUndoImport(clientId);
  if (past.undoneAt !== null || isLate(past)) return null;
  return (
    <ActionButton
      variant="default"
      leftSection={<Icon of={IconArrowBackUp} />}
      isBusy={isUndoing(past.id)}
      onClick={() => void undo(past)}
    >
      {t('profile-hub:import.undo')}
    </ActionButton>
  );
}

/** Asks for confirmation, starts the undo job and reloads the import. */
function useUndoImport(clientId: string) {
  const { t } = useTranslation();
  const format = useFormat();
  const confirm = useConfirm();
  const notifyFailure = useNotifyFailure();
  const queries = useQueryClient();
  const start = useCallMutation(undoImportCall);
  const { jobs } = useJobs(clientId);
  const jobId = start.data?.jobId;
  const job = jobs.find(({ id }) => id === jobId);
  const isRunning = start.isPending || (jobId !== undefined && (!job || isUnderWay(job)));

  useEffect(() => {
    if (jobId === undefined || isRunning) return;
    for (const call of [pastImportCall, pastImportsCall])
      void queries.invalidateQueries({ queryKey: callQueryKey(call) });
  }, [jobId, isRunning, queries]);

  const undo = async (past: PastImport) => {
    const isMeant = await confirm({
      title: t('profile-hub:import.undoTitleAsk', { file: past.fileName }),
      lost: t('profile-hub:import.undoLost', { count: format.number(past.created) }),
      keep: t('profile-hub:import.undoKeep'),
      act: t('profile-hub:import.undoAct'),
    });
    if (!isMeant) return;
    start.mutate(
      { params: { uuid: clientId, id: past.id }, body: {} },
      {
        onSuccess: () => queries.invalidateQueries({ queryKey: jobsKey }),
        onError: (error) => notifyFailure(error, () => void undo(past)),
      },
    );
  };
  return {
    undo,
    isUndoing: (id: string) => isRunning && start.variables?.params.id === id,
  };
}
