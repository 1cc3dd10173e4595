import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Comparison } from '#modules/profile-hub/contract/duplicate.ts';
import { compareContactsCall } from '#modules/profile-hub/contract/duplicates.ts';
import { MERGE_LIMIT } from '#modules/profile-hub/contract/limits.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { QueryBoundary } from '#platform/web/feedback/query-boundary.tsx';
import { TaskDialog } from '#platform/web/feedback/task-dialog.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import type { ChosenContactsProps } from '../../contacts/components/chosen-contacts-props.ts';
import { suggestedChoices } from '../data/merge-choices.ts';
import { useMerge } from '../data/use-merge.ts';
import classes from './duplicates.module.css';
import { MergeTable } from './merge-table.tsx';

/** Chosen contacts of the list become one: two to ten. */
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
            {t('profile-hub:contact.cancel')}
          </Button>
        }
      />
    );
  return (
    <QueryBoundary query={query} loading={null}>
      {(comparison) => (
        <MergeDialog
          clientId={clientId}
          comparison={comparison}
          onDone={() => {
            onDone?.();
            onClose();
          }}
          onClose={onClose}
        />
      )}
    </QueryBoundary>
  );
}

function MergeDialog({
  clientId,
  comparison,
  onClose,
  onDone,
}: {
  clientId: string;
  comparison: Comparison;
  onClose: () => void;
  onDone: () => void;
}) {
  const { t } = useTranslation();
  const { merge, isBusy } = useMerge(clientId);
  const [choices, setChoices] = useState(() => suggestedChoices(comparison));
  const act = async () => {
    if (await merge(comparison, choices)) onDone();
  };
  return (
    <TaskDialog
      title={t('profile-hub:duplicate.mergeTitle', { count: comparison.contacts.length })}
      help={t('profile-hub:duplicate.resultHint')}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('profile-hub:contact.cancel')}
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
