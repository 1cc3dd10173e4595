import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Criterion } from '#modules/profile-hub/contract/criterion.ts';
import { SaveBar } from '#platform/web/fields/form/save-bar.tsx';
import { useUnsavedGuard } from '#platform/web/fields/form/use-unsaved-guard.ts';
import { SidePanel } from '#platform/web/layout/side-panel.tsx';
import { useLeaveBlocker } from '#platform/web/module/use-leave-blocker.ts';
import { useNames } from '#platform/web/module/use-names.ts';
import { ConflictNote } from '#platform/web/record/conflict-note.tsx';
import classes from '#platform/web/record/record-form.module.css';
import { CRITERION_LABELS } from '../data/criterion-names.ts';
import type { CriterionValues } from '../data/criterion-values.ts';
import { useCriterionForm } from '../data/use-criterion-form.ts';
import { CriterionFields } from './criterion-fields.tsx';

/** Criterion editor; on a conflict the second editor sees what the first one saved. */
export function CriterionEditor({
  save,
  panel,
  ...given
}: {
  /** Null: a new one. */
  criterion: Criterion | null;
  onReload: () => Promise<Criterion | undefined>;
  onSaved?: (saved: Criterion) => void;
  /** Label of the save button, if it is not "Save". */
  save?: string;
  /** Information about an existing criterion. */
  panel?: ReactNode;
}) {
  const editor = useCriterionForm(given);
  const { form } = editor;
  const labels = useNames(CRITERION_LABELS);
  const { t } = useTranslation();
  useUnsavedGuard(form.changes, useLeaveBlocker);
  const wordsOf = (path: keyof CriterionValues, values: CriterionValues): string => {
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
      <ConflictNote editor={editor} labelOf={(path) => labels[path]} wordsOf={wordsOf} />
      {panel === undefined ? (
        <div className={classes.scroll}>{fields}</div>
      ) : (
        <SidePanel label={t('profile-hub:criterion.use')} width={344} panel={panel}>
          {fields}
        </SidePanel>
      )}
      <SaveBar form={form} {...(save !== undefined && { save })} />
    </form>
  );
}
