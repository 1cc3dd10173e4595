import { useMemo } from 'react';
import { languageTag } from '#platform/contract/locale.ts';
import { offsetAt } from '#platform/contract/time/offset-at.ts';
import { DEFAULT_TIME_ZONE } from '#platform/contract/time/time-zone.ts';
import type { FieldOption } from '#platform/web/fields/select-field.tsx';
import { useLanguage } from '#platform/web/i18n/use-language.ts';

/** Time zones by their place and their name in the reader's language, with how far their clocks are from UTC now. */
export function useTimeZoneOptions(chosen: string): FieldOption[] {
  const { locale } = useLanguage();
  return useMemo(() => {
    const now = Date.now();
    // Browsers do not agree on the names of all places: the one that is kept is always among them.
    const zones = new Set([DEFAULT_TIME_ZONE, chosen, ...Intl.supportedValuesOf('timeZone')]);
    return [...zones].sort().map((zone) => ({
      value: zone,
      label: [zone.replaceAll('_', ' '), clockOf(zone, now), nameOf(zone, languageTag(locale))]
        .filter(Boolean)
        .join(' · '),
    }));
  }, [locale, chosen]);
}

function nameOf(zone: string, tag: string): string | undefined {
  if (zone === DEFAULT_TIME_ZONE) return undefined;
  return new Intl.DateTimeFormat(tag, { timeZone: zone, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value;
}

/** UTC+05:45 */
export function clockOf(zone: string, at: number): string {
  const minutes = Math.round(offsetAt(at, zone) / 60_000);
  const two = (number: number) => String(number).padStart(2, '0');
  const size = Math.abs(minutes);
  return `UTC${minutes < 0 ? '−' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}
