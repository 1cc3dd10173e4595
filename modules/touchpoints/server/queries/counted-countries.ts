import type { getBrandStatisticsCall } from '#modules/touchpoints/contract/statistics.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { countryCode, isByLanguage } from '../visits/visit-country.ts';
import type { Counted } from './counted-over-time.ts';

type CountedCountry = CallOutput<typeof getBrandStatisticsCall>['countries'][number];

/** Each country once, most first, with how many of its visits are there by their language alone. */
export function countedCountries(counted: readonly Counted[]): CountedCountry[] {
  const countries = new Map<string, CountedCountry>();
  for (const { value: kept, scans, clicks } of counted) {
    const value = countryCode(kept);
    const before = countries.get(value) ?? { value, scans: 0, clicks: 0, byLanguage: 0 };
    countries.set(value, {
      value,
      scans: before.scans + scans,
      clicks: before.clicks + clicks,
      byLanguage: before.byLanguage + (isByLanguage(kept) ? scans + clicks : 0),
    });
  }
  const visits = ({ scans, clicks }: CountedCountry) => scans + clicks;
  return [...countries.values()].sort((a, b) => visits(b) - visits(a));
}
