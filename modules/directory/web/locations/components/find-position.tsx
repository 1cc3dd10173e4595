import { IconMapPin } from '@tabler/icons-react';
import { useState } from 'react';
import { findPlacesCall, type Place } from '#platform/contract/place.ts';
import { callServer } from '#platform/web/api/server.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import { useNotifyFailure } from '#platform/web/feedback/use-notify-failure.ts';
import type { ComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { useCountryNames } from '#platform/web/format/country-and-currency-names.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { onDemand } from '#platform/web/module/load-chunk.tsx';
import { formatPlace } from '#platform/web/places/format-place.ts';
import classes from '../../components/form.module.css';
import type { LocationValues } from '../data/location-values.ts';

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
        {describeResult()}
      </p>
    </div>
  );

  function describeResult(): string | undefined {
    if (found === undefined) return undefined;
    if (found === 'none') return t('directory:location.positionNone');
    const { title, where } = formatPlace(found, nameOf);
    const place = `${title}, ${where}`;
    return found.match === 'typo'
      ? t('directory:location.positionGuessed', { place })
      : t('directory:location.positionFound', { place });
  }
}

/** Sets a position from a chosen place or from the entered address. */
function usePositionFinder(form: ComptoirForm<LocationValues>, onFound: (place: Place) => void) {
  const { locale } = useLanguage();
  const notifyFailure = useNotifyFailure();
  const [found, setFound] = useState<Place | 'none'>();
  const [isLooking, setLooking] = useState(false);
  const address = formatPostcodeAndTown(form.values);
  const { country } = form.values;

  const take = (place: Place) => {
    form.field('latitude').onChange(place.latitude);
    form.field('longitude').onChange(place.longitude);
    setFound(place);
    onFound(place);
  };
  const lookUpAddress = async (text: string) => {
    setLooking(true);
    try {
      const { items } = await callServer(findPlacesCall, {
        query: { text, language: locale, limit: 1, ...(country !== null && { country }) },
      });
      const [place] = items.filter((one) => country === null || one.country === country);
      if (place) take(place);
      else setFound('none');
    } catch (error) {
      notifyFailure(error, () => void lookUpAddress(text));
    } finally {
      setLooking(false);
    }
  };
  return {
    found,
    isLooking,
    take,
    fromAddress: address === undefined ? undefined : () => void lookUpAddress(address),
  };
}

type Address = Pick<LocationValues, 'street' | 'postalCode' | 'city' | 'region' | 'country'>;

/** Postcode and town, which determine the position; undefined if both are empty. */
export function formatPostcodeAndTown({ postalCode, city }: Address): string | undefined {
  const text = `${postalCode} ${city}`.trim();
  return text === '' ? undefined : text;
}
