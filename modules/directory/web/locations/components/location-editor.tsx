import { useTranslation } from 'react-i18next';
import type { Location } from '#modules/directory/contract/locations/location.ts';
import { SaveBar } from '#platform/web/fields/form/save-bar.tsx';
import { ConflictNote } from '#platform/web/record/conflict-note.tsx';
import { useLocationForm } from '../data/use-location-form.ts';
import { LocationForm } from './location-form.tsx';
import { LOCATION_LABELS, useLocationText } from './use-location-text.tsx';

/** Location editor; on a conflict the second editor sees what the first one saved [SUP-02]. */
export function LocationEditor({
  clientId,
  location,
  onReload,
}: {
  clientId: string;
  location: Location;
  onReload: () => Promise<Location | undefined>;
}) {
  const { t } = useTranslation();
  const editor = useLocationForm({ clientId, location, onReload });
  const wordsOf = useLocationText(clientId);
  return (
    <LocationForm
      clientId={clientId}
      form={editor.form}
      others={location.representatives.filter(({ through }) => through !== 'location')}
    >
      {{
        note: (
          <ConflictNote
            editor={editor}
            labelOf={(path) => t(LOCATION_LABELS[path])}
            wordsOf={wordsOf}
          />
        ),
        counter: <SaveBar form={editor.form} />,
      }}
    </LocationForm>
  );
}
