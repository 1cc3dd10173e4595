import { useRef } from 'react';
import { findPlacesCall } from '#platform/contract/calls/find-places.ts';
import { callServer } from '#platform/web/api/server.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import type { LngLat } from '#platform/web/map/map-data.ts';

interface Typed {
  postalCode: string;
  city: string;
  country: string;
  /** The address of the location itself is on the map already. */
  isTyped: boolean;
}

/**
 * Looks up the position of a typed postcode and town. The same text is looked up only once, so that a dragged marker
 * stays.
 */
export function useAddressPlace(onFound: (at: LngLat) => void) {
  const { locale } = useLanguage();
  const last = useRef('');
  return async ({ postalCode, city, country, isTyped }: Typed): Promise<void> => {
    const text = `${postalCode} ${city}`.trim();
    const key = `${country} ${text}`;
    if (!isTyped || text === '' || key === last.current) return;
    last.current = key;
    // Without an answer the cross stays where it is, and can be dragged.
    const answer = await callServer(findPlacesCall, {
      query: { text, language: locale, limit: 1, ...(country && { country }) },
    }).catch(() => undefined);
    const place = answer?.items.find((one) => country === '' || one.country === country);
    if (place && key === last.current) onFound([place.longitude, place.latitude]);
  };
}
