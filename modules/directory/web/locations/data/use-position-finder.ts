import { useState } from 'react';
import { findPlacesCall } from '#platform/contract/calls/find-places.ts';
import type { Place } from '#platform/contract/place.ts';
import { callServer } from '#platform/web/api/server.ts';
import { useNotifyFailure } from '#platform/web/feedback/use-notify-failure.ts';
import type { ComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { formatPostcodeAndTown } from './format-postcode-and-town.ts';
import type { LocationValues } from './location-values.ts';

/** Puts a place's position into the form: one that was chosen, or the one that the address names. */
export function usePositionFinder(
  form: ComptoirForm<LocationValues>,
  onFound: (place: Place) => void,
) {
  const { locale } = useLanguage();
  const tellFailure = useNotifyFailure();
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
      tellFailure(error, () => void lookUpAddress(text));
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
