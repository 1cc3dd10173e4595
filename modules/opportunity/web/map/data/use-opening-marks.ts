import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpportunityConfig } from '#modules/opportunity/contract/configuration.ts';
import { getOpeningPlanCall } from '#modules/opportunity/contract/openings.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import type { MapMarker, MapRing } from '#platform/web/map/map-data.ts';
import { demandQuery } from '../../details/data/choices-query.ts';
import type { MapSearch } from './map-search.ts';

const OPENING = 'opening ';
const NONE = { markers: [] as MapMarker[], rings: [] as MapRing[] };

/** The places where a new retailer would serve most, as numbered pins with the radius that they would serve. */
export function useOpeningMarks(
  clientId: string,
  { choices, openings }: Pick<MapSearch, 'choices' | 'openings'>,
  { nearKm }: Pick<OpportunityConfig, 'nearKm'>,
): typeof NONE {
  const { t } = useTranslation();
  const format = useFormat();
  const { data } = useCall(
    getOpeningPlanCall,
    { params: { clientId }, query: { ...demandQuery(choices), km: nearKm } },
    { enabled: openings },
  );
  return useMemo(() => {
    if (!openings || !data) return NONE;
    const markers = data.places.map(
      ({ rank, longitude, latitude, town, intentions }): MapMarker => ({
        id: `${OPENING}${rank}`,
        at: [longitude, latitude],
        name: town,
        note: t('opportunity:map.openingServes', {
          count: intentions,
          formatted: format.number(intentions),
        }),
        shape: 'square',
        size: 'pin',
        number: String(rank),
        label: town,
      }),
    );
    const rings = data.places.map(
      ({ rank, longitude, latitude }): MapRing => ({
        id: `${OPENING}${rank}`,
        at: [longitude, latitude],
        kilometres: data.km,
        label: '',
      }),
    );
    return { markers, rings };
  }, [openings, data, t, format]);
}
