import { type Locale, languageTag } from '#platform/contract/locale.ts';

export type DistanceUnit = 'kilometer' | 'mile';

const KM_OF_MILE = 1.609344;
/** Where roads are measured in miles. */
const IN_MILES: ReadonlySet<string> = new Set(['US', 'GB', 'LR', 'MM']);

export function countryDistanceUnit(country: string | undefined): DistanceUnit {
  return country !== undefined && IN_MILES.has(country) ? 'mile' : 'kilometer';
}

/** Precision of the origin: a postal code or town gives no metres, an area no kilometres. */
export type From = 'position' | 'place' | 'area';

const STEP_OF_AREA = 5;

export function formatShopDistance(
  km: number,
  { locale, unit, from }: { locale: Locale; unit: DistanceUnit; from: From },
): string {
  const length = unit === 'mile' ? km / KM_OF_MILE : km;
  const format = (value: number, digits: number) =>
    new Intl.NumberFormat(languageTag(locale), {
      style: 'unit',
      unit,
      maximumFractionDigits: digits,
    }).format(value);
  if (from === 'area')
    return length < STEP_OF_AREA
      ? `<\u00a0${format(STEP_OF_AREA, 0)}`
      : `≈\u00a0${format(Math.round(length / STEP_OF_AREA) * STEP_OF_AREA, 0)}`;
  if (from === 'place' && length < 1) return `<\u00a0${format(1, 0)}`;
  return format(length, length < 10 ? 1 : 0);
}
