import { useMemo } from 'react';
import { DEFAULT_TIME_ZONE } from '#platform/contract/time/time-zone.ts';
import type { FieldOption } from '#platform/web/fields/select-field.tsx';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { formatTimeZone } from './format-time-zone.ts';

/** Time zone options with city, localised name and current UTC offset. */
export function useTimeZoneOptions(chosen: string): FieldOption[] {
  const { locale } = useLanguage();
  return useMemo(() => {
    const now = Date.now();
    // Browsers differ in their zone names, so the stored one is always included.
    const zones = new Set([DEFAULT_TIME_ZONE, chosen, ...Intl.supportedValuesOf('timeZone')]);
    return [...zones]
      .filter(Boolean)
      .sort()
      .map((zone) => ({
        value: zone,
        label: formatTimeZone(zone, { locale, now }),
      }));
  }, [locale, chosen]);
}
