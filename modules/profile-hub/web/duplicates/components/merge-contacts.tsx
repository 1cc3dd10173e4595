import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WhichContacts } from '#modules/profile-hub/contract/contact-list.ts';
import type { Comparison } from '#modules/profile-hub/contract/duplicate.ts';
import { compareContactsCall } from '#modules/profile-hub/contract/duplicates.ts';
import { MERGE_LIMIT } from '#modules/profile-hub/contract/limits.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { QueryBoundary } from '#platform/web/feedback/query-boundary.tsx';
import { TaskDialog } from '#platform/web/feedback/task-dialog.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { suggestedChoices } from '../data/merge-choices.ts';
import { useMerge } from '../data/use-merge.ts';
import classes from './duplicates.module.css';
import { MergeTable } from './merge-table.tsx';

/** Chosen contacts of the list become one: two to ten. */
export function MergeContacts({
  which,
  count,
  opened,
  onClose,
}: {
  which: WhichContacts;
  count: number;
  opened: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { id: clientId } = useCurrentClient();
  const canMerge = count >= 2 && count <= MERGE_LIMIT;
  const query = useCall(
    compareContactsCall,
    { params: { uuid: clientId }, body: { which } },
    { enabled: opened && canMerge },
  );
  if (!opened) return null;
  if (!canMerge)
    return (
      <TaskDialog
        title={t('profile-hub:duplicate.merge')}
        help={t('profile-hub:duplicate.tooMany', { limit: MERGE_LIMIT })}
        onClose={onClose}
        actions={
          <Button variant="default" onClick={onClose}>
            {t('profile-hub:erase.keep')}
          </Button>
        }
      />
    );
  return (
    <QueryBoundary query={query} loading={null}>
      {(comparison) => (
        <MergeDialog clientId={clientId} comparison={comparison} onClose={onClose} />
      )}
    </QueryBoundary>
  );
}

function MergeDialog({
  clientId,
  comparison,
  onClose,
}: {
  clientId: string;
  comparison: Comparison;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { merge, isBusy } = useMerge(clientId);
  const [choices, setChoices] = useState(() => suggestedChoices(comparison));
  const act = async () => {
    if (await merge(comparison, choices)) onClose();
  };
  return (
    <TaskDialog
      title={t('profile-hub:duplicate.mergeTitle', { count: comparison.contacts.length })}
      help={t('profile-hub:duplicate.resultHint')}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('profile-hub:erase.keep')}
          </Button>
          <ActionButton isBusy={isBusy} onClick={() => void act()}>
            {t('profile-hub:duplicate.merge')}
          </ActionButton>
        </>
      }
    >
      <div className={classes.scroll}>
        <MergeTable
          comparison={comparison}
          choices={choices}
          onChoose={(slug, id) => setChoices((before) => ({ ...before, [slug]: id }))}
        />
      </div>
    </TaskDialog>
  );
}
