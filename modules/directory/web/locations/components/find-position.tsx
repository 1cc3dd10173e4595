import { IconMapPin } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Place } from '#platform/contract/place.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import type { ComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { useCountryNames } from '#platform/web/format/use-country-names.ts';
import { onDemand } from '#platform/web/module/on-demand.tsx';
import { formatPlace } from '#platform/web/places/format-place.ts';
import classes from '../../components/form.module.css';
import type { LocationValues } from '../data/location-values.ts';
import { usePositionFinder } from '../data/use-position-finder.ts';

const PlaceSearch = onDemand(() => import('#platform/web/places/place-search.tsx'));

/** Finds coordinates without typing them: from the address, or by a town or postcode search. */
export function FindPosition({
  form,
  onFound,
}: {
  form: ComptoirForm<LocationValues>;
  onFound: (place: Place) => void;
}) {
  const { t } = useTranslation();
  const { nameOf } = useCountryNames();
  const { found, isLooking, take, fromAddress } = usePositionFinder(form, onFound);
  return (
    <div className={classes.section}>
      <PlaceSearch
        label={t('directory:location.findPosition')}
        placeholder={t('directory:location.findPlaceholder')}
        country={form.values.country}
        onPlace={take}
      />
      {fromAddress && (
        <div>
          <ActionButton
            variant="default"
            leftSection={<Icon of={IconMapPin} />}
            isBusy={isLooking}
            onClick={fromAddress}
          >
            {t('directory:location.fromAddress')}
          </ActionButton>
        </div>
      )}
      <p className={classes.text} role="status">
        {words()}
      </p>
    </div>
  );

  function words(): string | undefined {
    if (found === undefined) return undefined;
    if (found === 'none') return t('directory:location.positionNone');
    const { title, where } = formatPlace(found, nameOf);
    const place = `${title}, ${where}`;
    return found.match === 'typo'
      ? t('directory:location.positionGuessed', { place })
      : t('directory:location.positionFound', { place });
  }
}
