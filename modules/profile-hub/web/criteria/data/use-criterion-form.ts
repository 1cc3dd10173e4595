import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { Criterion } from '#modules/profile-hub/contract/criterion.ts';
import { LABEL_MAX_LENGTH, OPTIONS_LIMIT } from '#modules/profile-hub/contract/limits.ts';
import { localeSchema } from '#platform/contract/locale.ts';
import { line } from '#platform/contract/text/text.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { useRecordForm } from '#platform/web/record/use-record-form.tsx';
import {
  CRITERION_KINDS,
  type CriterionValues,
  criterionEdits,
  isList,
  toCriterionValues,
  writtenLabels,
  writtenOptions,
} from './criterion-values.ts';
import { useChangeCriteria } from './use-change-criteria.ts';

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

/** Form of a new or existing criterion. */
export function useCriterionForm({
  criterion,
  onReload,
  onSaved,
}: {
  /** Null: a new one. */
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
