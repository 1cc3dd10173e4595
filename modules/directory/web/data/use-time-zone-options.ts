import { useMemo } from 'react';
import { DEFAULT_TIME_ZONE } from '#platform/contract/time/time-zone.ts';
import type { FieldOption } from '#platform/web/fields/select-field.tsx';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { timeZoneWords } from './time-zone-words.ts';

/** Time zones by their place and their name in the reader's language, with how far their clocks are from UTC now. */
export function useTimeZoneOptions(chosen: string): FieldOption[] {
  const { locale } = useLanguage();
  return useMemo(() => {
    const now = Date.now();
    // Browsers do not agree on the names of all places: the one that is kept is always among them.
    const zones = new Set([DEFAULT_TIME_ZONE, chosen, ...Intl.supportedValuesOf('timeZone')]);
    return [...zones]
      .filter(Boolean)
      .sort()
      .map((zone) => ({
        value: zone,
        label: timeZoneWords(zone, { locale, now }),
      }));
  }, [locale, chosen]);
}
