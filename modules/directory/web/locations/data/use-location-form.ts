import { useTranslation } from 'react-i18next';
import type { Location } from '#modules/directory/contract/locations/location.ts';
import { useProblemText } from '#platform/web/api/use-problem-text.ts';
import { showToast } from '#platform/web/feedback/show-toast.ts';
import { useRecordForm } from '#platform/web/record/use-record-form.tsx';
import { useChangeLocations } from '../../data/use-change-locations.ts';
import {
  type LocationValues,
  locationEdits,
  locationFormSchema,
  toLocationValues,
} from './location-values.ts';

/** Form of a location; representatives are saved by a separate call [SUP-02]. */
export function useLocationForm(given: {
  clientId: string;
  location: Location;
  onReload: () => Promise<Location | undefined>;
}) {
  const { location } = given;
  const { t } = useTranslation();
  const say = useProblemText();
  const { update, represent } = useChangeLocations();
  const params = { uuid: given.clientId, id: location.id };
  return useRecordForm<Location, LocationValues>({
    record: location,
    valuesOf: (kept) => toLocationValues(kept ?? location),
    schema: locationFormSchema,
    async save({ values, before, base }) {
      const { version } = base ?? location;
      const edits = locationEdits(before, values);
      const saved =
        Object.keys(edits).length > 0
          ? await update.mutateAsync({ params, body: { ...edits, version } })
          : undefined;
      if (idsOf(values) === idsOf(before)) return saved;
      const userIds = values.representatives.map(({ userId }) => userId);
      const body = { userIds, version: saved?.version ?? version };
      const asked = represent.mutateAsync({ params, body });
      if (!saved) return asked;
      // The rest is saved now, whatever becomes of these: the form shows which it has.
      return asked.catch((error: unknown) => {
        showToast({ tone: 'bad', text: say(error) });
        return saved;
      });
    },
    reload: given.onReload,
    saved: () => t('directory:location.saved'),
  });
}

function idsOf({ representatives }: LocationValues): string {
  return representatives.map(({ userId }) => userId).join();
}
