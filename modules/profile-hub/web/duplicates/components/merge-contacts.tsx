import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { Comparison } from '#modules/profile-hub/contract/duplicate.ts';
import { compareContactsCall } from '#modules/profile-hub/contract/duplicates.ts';
import { MERGE_LIMIT } from '#modules/profile-hub/contract/limits.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
import { TaskDialog } from '#platform/web/feedback/task-dialog.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import type { ChosenContactsProps } from '../../contacts/components/chosen-contacts-props.ts';
import { type MergeChoices, suggestedChoices, useMerge } from '../data/use-merge.ts';
import classes from './duplicates.module.css';
import { MergeTable } from './merge-table.tsx';

/** Merges two to ten contacts selected in the list. */
export default function MergeContacts({ which, count, onClose, onDone }: ChosenContactsProps) {
  const { t } = useTranslation();
  const { id: clientId } = useCurrentClient();
  const canMerge = count >= 2 && count <= MERGE_LIMIT;
  const query = useCall(
    compareContactsCall,
    { params: { uuid: clientId }, body: { which } },
    { enabled: canMerge },
  );
  if (!canMerge)
    return (
      <TaskDialog
        title={t('profile-hub:duplicate.merge')}
        help={t('profile-hub:duplicate.tooMany', { limit: MERGE_LIMIT })}
        onClose={onClose}
        actions={
          <Button variant="default" onClick={onClose}>
            {t('platform:dialog.cancel')}
          </Button>
        }
      />
    );
  return (
    <MergeDialog
      clientId={clientId}
      count={count}
      query={query}
      onDone={() => {
        onDone?.();
        onClose();
      }}
      onClose={onClose}
    />
  );
}

function MergeDialog({
  clientId,
  count,
  query,
  onClose,
  onDone,
}: {
  clientId: string;
  count: number;
  query: UseQueryResult<Comparison>;
  onClose: () => void;
  onDone: () => void;
}) {
  const { t } = useTranslation();
  const [problem, setProblem] = useState<string>();
  const { merge, isBusy } = useMerge(clientId, setProblem);
  const [chosen, setChosen] = useState<MergeChoices>({});
  const act = async (comparison: Comparison) => {
    if (await merge(comparison, { ...suggestedChoices(comparison), ...chosen })) return onDone();
    // Another user changed one of the contacts; after the reload they can be merged.
    void query.refetch();
  };
  const { data } = query;
  return (
    <TaskDialog
      isWide
      title={t('profile-hub:duplicate.mergeTitle', { count })}
      help={t('profile-hub:duplicate.resultHint')}
      problem={problem}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('platform:dialog.cancel')}
          </Button>
          <ActionButton isBusy={isBusy} disabled={!data} onClick={() => data && void act(data)}>
            {t('profile-hub:duplicate.merge')}
          </ActionButton>
        </>
      }
    >
      <div className={classes.compared}>
        <QueryBoundary query={query}>
          {(comparison) => (
            <MergeTable
              comparison={comparison}
              choices={{ ...suggestedChoices(comparison), ...chosen }}
              onChoose={(slug, id) => setChosen((before) => ({ ...before, [slug]: id }))}
            />
          )}
        </QueryBoundary>
      </div>
    </TaskDialog>
  );
}
