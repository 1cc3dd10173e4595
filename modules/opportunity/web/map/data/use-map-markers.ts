import { useMemo } from 'react';
import type { OpportunityConfig } from '#modules/opportunity/contract/configuration.ts';
import { getClustersCall } from '#modules/opportunity/contract/map-calls.ts';
import { getOpeningPlanCall } from '#modules/opportunity/contract/openings.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { MapMarker, MapRing } from '#platform/web/map/map-data.ts';
import { demandQuery, filterQuery } from '../../details/choices-query.ts';
import type { MapSelection } from '../../details/panel-parts.tsx';
import type { MapSearch } from './map-search.ts';
import type { MapViewAtRest } from './use-map-view.ts';

const CLUSTER = 'cluster ';

/** Converts a selection from the URL to a marker id on the map. */
export function toMarkerId(selection: MapSelection): string {
  return selection.kind === 'cluster' ? `${CLUSTER}${selection.id}` : selection.id;
}

export function toMapSelection(id: string): MapSelection {
  return id.startsWith(CLUSTER)
    ? { kind: 'cluster', id: id.slice(CLUSTER.length) }
    : { kind: 'retailer', id };
}

/** Retailers of the view, clustered by the server; those of the previous view stay while the next ones load. */
export function useMapMarkers(
  clientId: string,
  choices: MapSearch['choices'],
  view: MapViewAtRest | null,
  { markers: style }: Pick<OpportunityConfig, 'markers'>,
  isLight: boolean,
) {
  const { t } = useTranslation();
  const format = useFormat();
  const query = useCall(
    getClustersCall,
    {
      params: { clientId },
      query: {
        bounds: view?.bounds.join(',') ?? '',
        zoom: view?.zoom ?? 0,
        ...filterQuery(choices),
      },
    },
    { enabled: view !== null },
  );
  const { data } = query;
  const markers = useMemo((): MapMarker[] => {
    const clusters = (data?.clusters ?? []).map(
      ({ id, longitude, latitude, retailers, brandRetailers }): MapMarker => ({
        id: `${CLUSTER}${id}`,
        at: [longitude, latitude],
        name: t('opportunity:map.clusterName', {
          count: retailers,
          formatted: format.number(retailers),
        }),
        note: t('opportunity:map.clusterSells', {
          count: brandRetailers,
          formatted: format.number(brandRetailers),
        }),
        shape: 'disc',
        cluster: { count: retailers, arc: retailers > 0 ? brandRetailers / retailers : 0 },
      }),
    );
    const singles = (data?.markers ?? []).map(
      ({ id, longitude, latitude, name, city, sells }): MapMarker => {
        const { shape, colour } = sells ? style.sells : style.prospect;
        return {
          id,
          at: [longitude, latitude],
          name,
          note: city,
          kind: sells ? t('opportunity:map.sellsIt') : t('opportunity:map.doesNotYet'),
          shape,
          ...(colour && isLight && { colour }),
        };
      },
    );
    return [...clusters, ...singles];
  }, [data, style, isLight, t, format]);
  return { query, markers };
}

const OPENING = 'opening ';
const NONE = { markers: [] as MapMarker[], rings: [] as MapRing[] };

/** Proposed openings as numbered pins with their radius. */
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
