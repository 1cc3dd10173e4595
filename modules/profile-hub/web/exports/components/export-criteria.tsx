import { useCriterionLabels } from '../data/use-criterion-labels.ts';
import type { ExportForm } from '../data/use-export-form.ts';
import { CriteriaPicker } from './criteria-picker.tsx';

/** The criteria of the brand that the file shall have. */
export function ExportCriteria({ form: { look, faults, choices } }: { form: ExportForm }) {
  const labelOf = useCriterionLabels(choices.data?.criterias ?? []);
  return (
    <CriteriaPicker
      criteria={look.criteria}
      labelOf={labelOf}
      error={faults.criteria}
      onChange={look.setCriteria}
    />
  );
}
