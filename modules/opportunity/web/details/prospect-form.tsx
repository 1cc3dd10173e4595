import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getAreasCall, getClustersCall } from '#modules/opportunity/contract/map-calls.ts';
import {
  getAreaDetailsCall,
  getAreaProspectsCall,
  getMarkerCall,
} from '#modules/opportunity/contract/map-detail-calls.ts';
import { manageProspects } from '#modules/opportunity/contract/permissions.ts';
import {
  createProspectCall,
  type Prospect,
  updateProspectCall,
} from '#modules/opportunity/contract/prospects.ts';
import { ProblemError } from '#platform/web/api/problem-error.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { callQueryKey, useCallMutation } from '#platform/web/api/use-call.ts';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { TaskFormDialog } from '#platform/web/feedback/task-dialog.tsx';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { FieldPair } from '#platform/web/fields/field-texts.tsx';
import { useComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { useCountryNames } from '#platform/web/format/country-and-currency-names.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useAbility } from '#platform/web/module/current-user.tsx';
import classes from './details.module.css';
import type { MapSelection } from './panel-parts.tsx';

const READS = [
  getClustersCall,
  getMarkerCall,
  getAreasCall,
  getAreaDetailsCall,
  getAreaProspectsCall,
];
const ADDRESS = ['street', 'postalCode', 'city', 'country'] as const;
const NEW: Prospect = {
  name: '',
  code: '',
  street: '',
  postalCode: '',
  city: '',
  country: '',
  latitude: null,
  longitude: null,
  affiliation: '',
  activity: '',
  subActivity: '',
  type: '',
  attributes: {},
};

/** Refetches prospects after one was created, changed, converted or deleted. */
export function useRefreshProspects(): () => void {
  const queries = useQueryClient();
  return () => {
    for (const call of READS) void queries.invalidateQueries({ queryKey: callQueryKey(call) });
  };
}

/** Creates or edits a prospect. A known position stays until the address changes. */
export function ProspectForm({
  clientId,
  title,
  help,
  initial,
  edited,
  onClose,
  onSaved,
}: {
  clientId: string;
  title: string;
  help: string;
  initial: Partial<Prospect>;
  edited?: { id: string; version: number };
  onClose: () => void;
  onSaved: (id: string) => void;
}) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const refresh = useRefreshProspects();
  const { options } = useCountryNames();
  const [problem, setProblem] = useState<string>();
  const create = useCallMutation(createProspectCall);
  const update = useCallMutation(updateProspectCall);
  const before = { ...NEW, ...initial };
  const form = useComptoirForm<Prospect>({
    schema: createProspectCall.body,
    initialValues: before,
    ...(edited && { within: 'prospect.' }),
    async onSubmit(values) {
      setProblem(undefined);
      const isMoved = ADDRESS.some((field) => values[field].trim() !== before[field]);
      const prospect = { ...values, ...(isMoved && { latitude: null, longitude: null }) };
      const { id } = edited
        ? await update.mutateAsync({
            params: { clientId, id: edited.id },
            body: { prospect, version: edited.version },
          })
        : await create.mutateAsync({ params: { clientId }, body: prospect });
      showToast({ text: t(`opportunity:prospect.${edited ? 'saved' : 'created'}`) });
      onClose();
      onSaved(id);
      refresh();
    },
    onProblem(error) {
      setProblem(problemText(error));
      // Another user's changes are in the panel behind the dialog, and in the form when it is reopened.
      if (error instanceof ProblemError && error.status === 409) refresh();
    },
  });
  const line = (field: Exclude<keyof Prospect, 'latitude' | 'longitude' | 'attributes'>) => ({
    ...form.field(field),
    label: t(`opportunity:details.${field}`),
    autoComplete: 'off',
  });
  return (
    <TaskFormDialog
      title={title}
      help={help}
      problem={problem}
      form={form.props}
      isBusy={form.isSaving}
      act={t(`opportunity:prospect.${edited ? 'save' : 'createAct'}`)}
      onClose={onClose}
    >
      <TextField {...line('name')} autoFocus />
      <TextField {...line('street')} />
      <FieldPair>
        <TextField {...line('postalCode')} />
        <TextField {...line('city')} />
      </FieldPair>
      <FieldPair>
        <SelectField
          {...form.field('country')}
          onChange={(code) => form.field('country').onChange(code ?? '')}
          label={t('opportunity:details.country')}
          options={options}
        />
        <TextField {...line('code')} />
      </FieldPair>
      <FieldPair>
        <TextField {...line('type')} />
        <TextField {...line('affiliation')} />
      </FieldPair>
      <FieldPair>
        <TextField {...line('activity')} />
        <TextField {...line('subActivity')} />
      </FieldPair>
    </TaskFormDialog>
  );
}

/** Creates a prospect in an area; its address determines the position. */
export function CreateInArea({
  clientId,
  area: { id, name },
  onSelect,
}: {
  clientId: string;
  area: { id: string; name: string };
  onSelect: (selection: MapSelection) => void;
}) {
  const { t } = useTranslation();
  const canCreate = useAbility(manageProspects);
  const [isOpen, setOpen] = useState(false);
  if (!canCreate) return null;
  return (
    <div className={classes.cardActions}>
      <LinkButton onClick={() => setOpen(true)}>{t('opportunity:prospect.create')}</LinkButton>
      {isOpen && (
        <ProspectForm
          clientId={clientId}
          title={t('opportunity:prospect.createIn', { place: name })}
          help={t('opportunity:prospect.editHelp')}
          // The id of a built-in area begins with its country.
          initial={{ country: /^([A-Z]{2}):/.exec(id)?.[1] ?? '' }}
          onClose={() => setOpen(false)}
          onSaved={(prospect) => onSelect({ kind: 'retailer', id: prospect })}
        />
      )}
    </div>
  );
}
