import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getClustersCall } from '#modules/opportunity/contract/map-calls.ts';
import type { OpeningPlace } from '#modules/opportunity/contract/openings.ts';
import { createProspectCall, type Prospect } from '#modules/opportunity/contract/prospects.ts';
import { useCallMutation } from '#platform/web/api/use-call-mutation.ts';
import { useProblemText } from '#platform/web/api/use-problem-text.ts';
import { showToast } from '#platform/web/feedback/show-toast.ts';
import { TaskFormDialog } from '#platform/web/feedback/task-form-dialog.tsx';
import { useComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';

/** Adds a prospect at a place where a new retailer would serve many; without a street it lies where the place is. */
export function ProspectForm({
  clientId,
  place,
  onClose,
  onCreated,
}: {
  clientId: string;
  place: OpeningPlace;
  onClose: () => void;
  onCreated: (id: string) => void;
}) {
  const { t } = useTranslation();
  const say = useProblemText();
  const [problem, setProblem] = useState<string>();
  const create = useCallMutation(createProspectCall, { changes: [getClustersCall] });
  const form = useComptoirForm<Prospect>({
    schema: createProspectCall.body,
    initialValues: {
      name: '',
      code: '',
      street: '',
      postalCode: '',
      city: place.town,
      country: place.country,
      latitude: place.latitude,
      longitude: place.longitude,
      affiliation: '',
      activity: '',
      subActivity: '',
      type: '',
      attributes: {},
    },
    async onSubmit(values) {
      setProblem(undefined);
      // A street is found by the address.
      const isFound = values.street.trim() !== '';
      const { id } = await create.mutateAsync({
        params: { clientId },
        body: { ...values, ...(isFound && { latitude: null, longitude: null }) },
      });
      showToast({ text: t('opportunity:openings.created') });
      onClose();
      onCreated(id);
    },
    onProblem: (error) => setProblem(say(error)),
  });
  return (
    <TaskFormDialog
      title={t('opportunity:openings.createTitle', { town: place.town })}
      help={t('opportunity:openings.createHelp')}
      problem={problem}
      form={form.props}
      isBusy={form.isSaving}
      act={t('opportunity:openings.createAct')}
      onClose={onClose}
    >
      <TextField
        {...form.field('name')}
        label={t('opportunity:details.name')}
        maxLength={200}
        autoComplete="off"
        autoFocus
      />
      <TextField
        {...form.field('street')}
        label={t('opportunity:details.street')}
        maxLength={200}
        autoComplete="off"
      />
      <TextField
        {...form.field('postalCode')}
        label={t('opportunity:details.postalCode')}
        maxLength={20}
        autoComplete="off"
      />
      <TextField
        {...form.field('city')}
        label={t('opportunity:details.city')}
        maxLength={120}
        autoComplete="off"
      />
      <TextField
        {...form.field('type')}
        label={t('opportunity:details.type')}
        maxLength={120}
        autoComplete="off"
      />
    </TaskFormDialog>
  );
}
