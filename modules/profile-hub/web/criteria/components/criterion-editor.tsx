import type { ReactNode } from 'react';
import { z } from 'zod';
import {
  countFilledCriteriaCall,
  createCriterionCall,
  getCriterionCall,
  listOwnCriteriaCall,
  listUsableCriteriaCall,
  searchCriteriaCall,
  updateCriterionCall,
} from '#modules/profile-hub/contract/criteria-calls.ts';
import type { Criterion } from '#modules/profile-hub/contract/criterion.ts';
import { LABEL_MAX_LENGTH, OPTIONS_LIMIT } from '#modules/profile-hub/contract/limits.ts';
import { listMappableCriteriaCall } from '#modules/profile-hub/contract/mapping-calls.ts';
import { localeSchema } from '#platform/contract/locale.ts';
import { line } from '#platform/contract/text/text.ts';
import { useCallMutation } from '#platform/web/api/use-call.ts';
import { SaveBar, useUnsavedGuard } from '#platform/web/fields/form/save-bar.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { SidePanel } from '#platform/web/layout/page-layout.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { useLeaveBlocker } from '#platform/web/module/router-adapters.ts';
import { useNames } from '#platform/web/module/translate.ts';
import { ConflictNote } from '#platform/web/record/conflict-note.tsx';
import classes from '#platform/web/record/record-form.module.css';
import { useRecordForm } from '#platform/web/record/use-record-form.tsx';
import {
  CRITERION_KINDS,
  CRITERION_LABELS,
  type CriterionValues,
  criterionEdits,
  isList,
  toCriterionValues,
  writtenLabels,
  writtenOptions,
} from '../criterion-values.ts';
import criteriaClasses from './criteria.module.css';
import { CriterionFields } from './criterion-fields.tsx';

const CHANGES = {
  changes: [
    searchCriteriaCall,
    getCriterionCall,
    listUsableCriteriaCall,
    listOwnCriteriaCall,
    countFilledCriteriaCall,
    listMappableCriteriaCall,
  ],
};

const labels = z.partialRecord(localeSchema, line({ max: LABEL_MAX_LENGTH }));

const schema = z
  .object({
    label: line({ min: 1, max: LABEL_MAX_LENGTH }),
    labels,
    kind: z.enum(CRITERION_KINDS),
    options: z
      .array(
        z.object({ id: z.number().nullable(), label: line({ max: LABEL_MAX_LENGTH }), labels }),
      )
      .max(OPTIONS_LIMIT),
    active: z.boolean(),
    mandatory: z.boolean(),
  })
  .refine((values) => !isList(values.kind) || writtenOptions(values).length > 0, {
    error: 'optionMissing',
    path: ['options'],
  });

/** Criterion editor; on a conflict the second editor sees what the first one saved. */
export function CriterionEditor({
  created,
  panel,
  ...given
}: {
  /** Null for a new criterion. */
  criterion: Criterion | null;
  onReload: () => Promise<Criterion | undefined>;
  onSaved?: (saved: Criterion) => void;
  /** A new one: label of the button, and the list. */
  created?: { save: string; leaveTo: string };
  /** Information about an existing criterion. */
  panel?: ReactNode;
}) {
  const editor = useCriterionForm(given);
  const { form } = editor;
  const labels = useNames(CRITERION_LABELS);
  const { t } = useTranslation();
  useUnsavedGuard(form.changes, useLeaveBlocker);
  const formatValue = (path: keyof CriterionValues, values: CriterionValues): string => {
    const value = values[path];
    if (typeof value === 'boolean')
      return t(value ? 'platform:filters.yes' : 'platform:filters.no');
    if (typeof value === 'string') return value;
    const labels = Array.isArray(value) ? value.map(({ label }) => label) : Object.values(value);
    return labels.join(', ');
  };
  const fields = <CriterionFields form={form} criterion={given.criterion} />;
  return (
    <form {...form.props} className={classes.form}>
      <ConflictNote editor={editor} labelOf={(path) => labels[path]} wordsOf={formatValue} />
      {panel === undefined ? (
        <div className={classes.scroll}>{fields}</div>
      ) : (
        <div className={criteriaClasses.ruled}>
          <SidePanel label={t('profile-hub:criterion.use')} width={344} panel={panel}>
            {fields}
          </SidePanel>
        </div>
      )}
      <SaveBar form={form} {...created} />
    </form>
  );
}

/** Form of a new or existing criterion. */
function useCriterionForm({
  criterion,
  onReload,
  onSaved,
}: {
  /** Null for a new criterion. */
  criterion: Criterion | null;
  onReload: () => Promise<Criterion | undefined>;
  onSaved?: (saved: Criterion) => void;
}) {
  const { t } = useTranslation();
  const { brandId } = useCurrentClient();
  const { create, update } = useChangeCriteria();
  return useRecordForm<Criterion, CriterionValues>({
    record: criterion,
    valuesOf: toCriterionValues,
    schema,
    async save({ values, before, base }) {
      if (!base) {
        const { label, kind, mandatory } = values;
        const isConsent = kind === 'consent';
        const options = writtenOptions(values).map((option) => ({
          label: option.label,
          labels: option.labels,
        }));
        const type = isConsent ? 'closedUnique' : kind;
        const labels = writtenLabels(values.labels);
        const body = { brandId, label, labels, type, mandatory, consent: isConsent, options };
        return create.mutateAsync({ body });
      }
      const edits = criterionEdits(before, values);
      if (Object.keys(edits).length === 0) return undefined;
      const { id, version } = base;
      return update.mutateAsync({ params: { id: id ?? '' }, body: { brandId, ...edits, version } });
    },
    reload: onReload,
    saved: ({ label }) => t('profile-hub:criterion.saved', { label }),
    ...(onSaved && { onSaved }),
  });
}

/** Changes of criteria, with the reads that they invalidate. */
function useChangeCriteria() {
  return {
    create: useCallMutation(createCriterionCall, CHANGES),
    update: useCallMutation(updateCriterionCall, CHANGES),
  };
}
