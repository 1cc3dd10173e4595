import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Location } from '#modules/directory/contract/location.ts';
import { locationChangedMeanwhile } from '#modules/directory/contract/location-problems.ts';
import { ProblemError } from '#platform/web/api/problem-error.ts';
import { useProblemText } from '#platform/web/api/use-problem-text.ts';
import { showToast } from '#platform/web/feedback/show-toast.ts';
import { useComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { useChangeLocations } from '../../data/use-change-locations.ts';
import {
  type LocationValues,
  locationEdits,
  locationFormSchema,
  valuesOfLocation,
} from './location-values.ts';

/** Sends what was changed, and nothing else; a second editor is told instead of undoing the first [SUP-02]. */
export function useLocationForm(clientId: string, location: Location) {
  const { t } = useTranslation();
  const say = useProblemText();
  const { update, represent } = useChangeLocations();
  const [isConflict, setConflict] = useState(false);
  /** What the form began with: a fresher one that was read meanwhile must not lend it its version. */
  const [base, setBase] = useState(location);
  const params = { uuid: clientId, id: location.id };
  const form = useComptoirForm<LocationValues>({
    schema: locationFormSchema,
    initialValues: valuesOfLocation(location),
    async onSubmit(values) {
      const before = form.mantine.getInitialValues();
      const edits = locationEdits(before, values);
      if (Object.keys(edits).length > 0)
        setBase(await update.mutateAsync({ params, body: { ...edits, version: base.version } }));
      const userIds = values.representatives.map(({ userId }) => userId);
      if (userIds.join() !== before.representatives.map(({ userId }) => userId).join())
        await represent.mutateAsync({ params, body: { userIds } });
      form.markSaved();
      showToast({ text: t('directory:location.saved') });
    },
    onProblem(error) {
      if (error instanceof ProblemError && error.code === locationChangedMeanwhile.code)
        setConflict(true);
      else showToast({ tone: 'bad', text: say(error) });
    },
  });

  /** Another version takes the place of what the form shows; what was typed is the caller's to keep. */
  const adopt = (theirs: Location) => {
    const values = valuesOfLocation(theirs);
    form.mantine.setInitialValues(values);
    form.mantine.setValues(values);
    form.mantine.resetDirty();
    setBase(theirs);
    setConflict(false);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when a fresher one was read
  useEffect(() => {
    if (location.version === base.version) return;
    const edits = locationEdits(valuesOfLocation(base), valuesOfLocation(location));
    // Closing it changes its version but nothing that stands in the form.
    if (Object.keys(edits).length === 0) setBase(location);
    else if (form.changes === 0) adopt(location);
  }, [location.version]);

  return { form, isConflict, adopt };
}
