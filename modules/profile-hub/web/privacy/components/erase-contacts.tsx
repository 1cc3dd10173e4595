import { Button } from '@mantine/core';
import { useState } from 'react';
import { listDuplicatesCall } from '#modules/profile-hub/contract/duplicates.ts';
import {
  eraseContactsCall,
  listErasuresCall,
  previewErasureCall,
} from '#modules/profile-hub/contract/privacy.ts';
import type {
  ErasureCause,
  ErasurePreview,
} from '#modules/profile-hub/contract/privacy-records.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { useCall, useCallMutation } from '#platform/web/api/use-call.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { KeyValues } from '#platform/web/display/figures/key-values.tsx';
import { QueryBoundary, SkeletonRows } from '#platform/web/feedback/loading-states.tsx';
import { TaskDialog } from '#platform/web/feedback/task-dialog.tsx';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { CheckboxField } from '#platform/web/fields/choice-fields.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useLeaveToJob } from '#platform/web/live/use-jobs.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { translate } from '#platform/web/module/translate.ts';
import type { ChosenContactsProps } from '../../contacts/components/chosen-contacts-props.ts';
import { CONTACT_LIST_READS } from '../../contacts/data/use-change-contacts.ts';
import classes from './privacy.module.css';

type Cause = Exclude<ErasureCause, 'retention'>;
const CAUSES: readonly Cause[] = ['request', 'mistake', 'other'];

/** Placeholder rows; most contacts have about as many kinds of data. */
const REACHED_ROWS = 4;

// Reads about contacts to invalidate. Without the contact's own page, which the user leaves before it would be read again.
const READS = [listErasuresCall, listDuplicatesCall, ...CONTACT_LIST_READS];

/** Lists what will be erased and that it cannot be undone, then erases [PH-17]. */
export default function EraseContacts({ which, count, onClose, onDone }: ChosenContactsProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const problemText = useProblemText();
  const leaveToJob = useLeaveToJob();
  const { id: uuid } = useCurrentClient();
  const [cause, setCause] = useState<Cause>('request');
  const [recognise, setRecognise] = useState(true);
  const input = { params: { uuid }, body: { which } };
  const counted = { count, formatted: number(count) };
  const preview = useCall(previewErasureCall, input);
  const erase = useCallMutation(eraseContactsCall, { changes: READS });
  const act = async () => {
    const { erased, jobId } = await erase.mutateAsync({
      params: { uuid },
      body: { which, cause, recognise },
    });
    if (jobId) await leaveToJob(jobId, t('profile-hub:erase.started'));
    else
      showToast({
        text: t('profile-hub:erase.done', { count: erased, formatted: number(erased) }),
      });
    onDone?.();
    onClose();
  };
  return (
    <TaskDialog
      title={t('profile-hub:erase.title', counted)}
      help={t('profile-hub:erase.warning')}
      problem={erase.error ? problemText(erase.error) : undefined}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('profile-hub:erase.keep')}
          </Button>
          <ActionButton
            color="red"
            isBusy={erase.isPending}
            // The dialog shows the error.
            onClick={() => void act().catch(() => {})}
          >
            {t('profile-hub:erase.confirm', counted)}
          </ActionButton>
        </>
      }
    >
      <div className={classes.form}>
        <QueryBoundary query={preview} loading={<SkeletonRows rows={REACHED_ROWS} />}>
          {({ reached }) => <ReachedByErasure reached={reached} />}
        </QueryBoundary>
        <SelectField
          label={t('profile-hub:erase.cause')}
          value={cause}
          onChange={(next) => next !== null && setCause(next)}
          options={CAUSES.map((value) => ({
            value,
            label: t(`profile-hub:erase.causes.${value}`),
          }))}
        />
        <CheckboxField
          label={t('profile-hub:erase.recognise')}
          help={t('profile-hub:erase.recogniseHint')}
          value={recognise}
          onChange={setRecognise}
        />
        <p className={classes.quiet}>{t('profile-hub:erase.proof')}</p>
      </div>
    </TaskDialog>
  );
}

/** Data affected by an erasure, with the number of each kind. */
function ReachedByErasure({ reached }: { reached: ErasurePreview['reached'] }) {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  return (
    <section aria-label={t('profile-hub:erase.reached')}>
      <KeyValues
        rows={reached.map(({ what, count }) => ({
          key: what,
          label: translate(i18n, what),
          value: format.number(count),
        }))}
      />
    </section>
  );
}
