import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Touchpoint } from '#modules/touchpoints/contract/touchpoint.ts';
import { touchpointChangedMeanwhile } from '#modules/touchpoints/contract/touchpoint-problems.ts';
import { ProblemError } from '#platform/web/api/problem-error.ts';
import { useProblemText } from '#platform/web/api/use-problem-text.ts';
import { showToast } from '#platform/web/feedback/show-toast.ts';
import { useComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import {
  type TouchpointValues,
  touchpointEdits,
  touchpointFormSchema,
  touchpointRules,
  valuesOfTouchpoint,
  withNewSuffix,
} from './touchpoint-values.ts';
import { useChangeTouchpoint } from './use-change-touchpoint.ts';

/** Sends what was changed, and nothing else; a second editor is told instead of undoing the first [TP-05]. */
export function useTouchpointForm(brandId: string, touchpoint: Touchpoint) {
  const { t } = useTranslation();
  const say = useProblemText();
  const { update } = useChangeTouchpoint();
  const [isConflict, setConflict] = useState(false);
  /** What the form began with: a fresher one that was read meanwhile must not lend it its version. */
  const [base, setBase] = useState(touchpoint);
  const form = useComptoirForm<TouchpointValues>({
    schema: touchpointFormSchema,
    initialValues: valuesOfTouchpoint(touchpoint),
    rules: touchpointRules,
    async onSubmit(values) {
      // What was typed counts as added; whatever the server says is then said of one that is there.
      const whole = withNewSuffix(values);
      if (whole !== values) form.mantine.setValues(whole);
      const edits = touchpointEdits(form.mantine.getInitialValues(), whole);
      if (Object.keys(edits).length === 0) {
        form.markSaved();
        return;
      }
      const params = { id: touchpoint._id };
      const body = { ...edits, brandId, version: base.version };
      adopt(await update.mutateAsync({ params, body }));
      showToast({ text: t('touchpoints:detail.saved') });
    },
    onProblem(error) {
      if (error instanceof ProblemError && error.code === touchpointChangedMeanwhile.code)
        setConflict(true);
      else showToast({ tone: 'bad', text: say(error) });
    },
  });

  /** Another version takes the place of what the form shows; what was typed is the caller's to keep. */
  function adopt(theirs: Touchpoint): void {
    const values = valuesOfTouchpoint(theirs);
    form.mantine.setInitialValues(values);
    form.mantine.setValues(values);
    form.mantine.resetDirty();
    setBase(theirs);
    setConflict(false);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when a fresher one was read
  useEffect(() => {
    if (touchpoint.version <= base.version) return;
    const edits = touchpointEdits(valuesOfTouchpoint(base), valuesOfTouchpoint(touchpoint));
    // Deleting it or building its page may change its version but nothing that stands in the form.
    if (Object.keys(edits).length === 0) setBase(touchpoint);
    else if (form.changes === 0) adopt(touchpoint);
  }, [touchpoint.version]);

  return { form, isConflict, adopt };
}
