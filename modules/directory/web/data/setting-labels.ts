import { useMemo } from 'react';
import { LOCALES, type Locale, languageTag } from '#platform/contract/locale.ts';
import type { Product } from '#platform/contract/navigation.ts';
import { DEFAULT_TIME_ZONE, offsetAt } from '#platform/contract/time-zone.ts';
import type { FieldOption } from '#platform/web/fields/select-field.tsx';
import { useLanguage } from '#platform/web/i18n/use-language.ts';

/** Labels of the product in which a module opens, used after "opens in". */
export const PRODUCT_NAMES = {
  v2: 'directory:client.productV2',
  v1: 'directory:client.productV1',
  superadmin: 'directory:client.productSuperAdmin',
} as const satisfies Record<Product, string>;

/** City, current UTC offset and localised name of a time zone. */
export function formatTimeZone(
  zone: string,
  { locale, now }: { locale: Locale; now: number },
): string {
  return [zone.replaceAll('_', ' '), clockOf(zone, now), nameOf(zone, languageTag(locale))]
    .filter(Boolean)
    .join(' · ');
}

function nameOf(zone: string, tag: string): string | undefined {
  if (zone === DEFAULT_TIME_ZONE) return undefined;
  return new Intl.DateTimeFormat(tag, { timeZone: zone, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value;
}

/** Formats an offset: UTC+05:45. */
function clockOf(zone: string, at: number): string {
  const minutes = Math.round(offsetAt(at, zone) / 60_000);
  const two = (number: number) => String(number).padStart(2, '0');
  const size = Math.abs(minutes);
  return `UTC${minutes < 0 ? '−' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

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

/** The six languages in the user's language, the user's own first. */
export function useLanguageNames() {
  const { locale } = useLanguage();
  return useMemo(() => {
    const names = new Intl.DisplayNames(languageTag(locale), { type: 'language' });
    const nameOf = (one: Locale) => {
      const name = names.of(one) ?? one;
      return name.charAt(0).toLocaleUpperCase() + name.slice(1);
    };
    return { nameOf, locales: [locale, ...LOCALES.filter((one) => one !== locale)] };
  }, [locale]);
}
