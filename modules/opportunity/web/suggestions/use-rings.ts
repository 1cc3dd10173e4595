import { useMemo } from 'react';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import type { LngLat, MapRing } from '#platform/web/map/map-data.ts';

const RINGS_KM = [10, 20];

/** Rings of 10 and 20 km around a place, labelled with their distance. */
export function useRings(at: LngLat | null): readonly MapRing[] {
  const { locale } = useLanguage();
  return useMemo(() => {
    const unit = new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilometer' });
    return at === null
      ? []
      : RINGS_KM.map((kilometres) => ({
          id: String(kilometres),
          at,
          kilometres,
          label: unit.format(kilometres),
        }));
  }, [at, locale]);
}
