import { useState } from 'react';
import { SEGMENT_NAME_MAX_LENGTH } from '#modules/profile-hub/contract/limits.ts';
import { listSegmentsCall } from '#modules/profile-hub/contract/segments.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { TaskFormDialog } from '#platform/web/feedback/task-dialog.tsx';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useSentForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useLeaveToJob } from '#platform/web/live/use-jobs.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import type { ChosenContactsProps } from '../../contacts/components/chosen-contacts-props.ts';
import { useChangeSegments } from '../../contacts/data/use-segment-actions.ts';

const NEW = 'new';

/** Adds the selected contacts to an existing or new static segment. */
export default function AddToSegment({ which, count, onClose, onDone }: ChosenContactsProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { brandId } = useCurrentClient();
  const problemText = useProblemText();
  const leaveToJob = useLeaveToJob();
  const { create, members } = useChangeSegments();
  const [chosen, setChosen] = useState<string>(NEW);
  const [name, setName] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const { data } = useCall(listSegmentsCall, {
    query: { brandId, view: 'static', limit: '100' },
  });
  const isBusy = create.isPending || members.isPending;
  const add = async () => {
    const isNew = chosen === NEW;
    if (isNew && name.trim() === '') return setRefusal(t('platform:field.required'));
    try {
      const body = { brandId, name, kind: 'static' as const, saved: true };
      const id = isNew ? (await create.mutateAsync({ body })).id : chosen;
      setChosen(id);
      const { changed, jobId } = await members.mutateAsync({
        params: { id },
        body: { brandId, action: 'add', which },
      });
      if (jobId) await leaveToJob(jobId, t('profile-hub:segment.leftToJob'));
      else
        showToast({
          text: t('profile-hub:segment.added', { count: changed, formatted: number(changed) }),
        });
      onDone?.();
      onClose();
    } catch (error) {
      setRefusal(problemText(error));
    }
  };
  const sent = useSentForm(add);
  return (
    <TaskFormDialog
      title={t('profile-hub:segment.addTitle', { count, formatted: number(count) })}
      help={t('profile-hub:segment.addHelp')}
      problem={chosen === NEW ? undefined : refusal}
      onClose={onClose}
      act={t('profile-hub:segment.add')}
      isBusy={isBusy}
      form={sent}
    >
      <SelectField
        label={t('profile-hub:segment.which')}
        value={chosen}
        onChange={(id) => {
          setChosen(id ?? NEW);
          setRefusal(undefined);
        }}
        isLoading={!data}
        options={[
          { value: NEW, label: t('profile-hub:segment.newStatic') },
          ...(data?.items ?? []).map(({ id, name: label }) => ({ value: id, label })),
        ]}
      />
      {chosen === NEW && (
        <TextField
          label={t('profile-hub:segment.name')}
          value={name}
          onChange={(next) => {
            setName(next);
            setRefusal(undefined);
          }}
          error={refusal}
          maxLength={SEGMENT_NAME_MAX_LENGTH}
          autoComplete="off"
        />
      )}
    </TaskFormDialog>
  );
}
