import { useComputedColorScheme } from '@mantine/core';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import {
  DEFAULT_CONFIG,
  getConfigurationCall,
} from '#modules/opportunity/contract/configuration.ts';
import {
  getAreasCall,
  getClustersCall,
  getMapChoicesCall,
} from '#modules/opportunity/contract/map-calls.ts';
import { callServer } from '#platform/web/api/server.ts';
import { callQueryKey, callQueryOptions, useCall } from '#platform/web/api/use-call.ts';
import type { LngLat } from '#platform/web/map/map-data.ts';
import type { MapStage } from '#platform/web/map/map-stage.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { moveIntoAreas } from './cluster-places.ts';
import { useMapSearch } from './map-search.ts';
import { useLegend } from './use-legend.ts';
import { type MapFigures, useMapFigures } from './use-map-figures.ts';
import { useMapMarkers } from './use-map-markers.ts';
import { levelForZoom, useMapView } from './use-map-view.ts';
import { useOutlines } from './use-outlines.ts';

const PREPARATION_POLL_MS = 4_000;

/** Most brands start with a few countries. The map corrects the level once it knows its zoom. */
const FIRST_ZOOM = 5;

/** All data of the map screen, as specified by the URL [OPP-01…04]. */
export function useOpportunityMap() {
  const { id: clientId, name: brand } = useCurrentClient();
  const { search, change } = useMapSearch();
  const isLight = useComputedColorScheme('light') === 'light';
  const [stage, setStage] = useState<MapStage | null>(null);
  const view = useMapView(stage);
  const params = { clientId };
  const configuration = useCall(getConfigurationCall, { params });
  const filters = useQuery(mapChoicesQuery(useQueryClient(), clientId));
  const { config = DEFAULT_CONFIG, currency = 'EUR' } = configuration.data ?? {};
  const zoom = view?.place.zoom ?? search.place?.zoom ?? FIRST_ZOOM;
  const level = search.level ?? levelForZoom(config.layers, zoom);
  const { query, figures: latest } = useMapFigures(
    clientId,
    search,
    level,
    configuration.data !== undefined || configuration.isError,
  );
  const outlines = useOutlines(clientId, level, view);
  const figures = useWithOutlines(latest, outlines, search.show === 'table');
  const { query: clusters, markers: found } = useMapMarkers(
    clientId,
    search.choices,
    view,
    config,
    isLight,
  );
  const { shown } = outlines;
  const labelPlaces = useMemo(
    () =>
      new Map(
        (figures?.items ?? []).map(({ id, longitude, latitude }): [string, LngLat] => [
          id,
          [longitude, latitude],
        ]),
      ),
    [figures],
  );
  const markers = useMemo(
    () => (shown ? moveIntoAreas(found, shown.outlines, { zoom, labels: labelPlaces }) : found),
    [found, shown, zoom, labelPlaces],
  );
  const { coloured, legend } = useLegend({
    config,
    currency,
    figures,
    withoutPosition: clusters.data?.withoutPosition ?? 0,
    brand,
    isLight,
  });
  return {
    clientId,
    search,
    change,
    stage,
    setStage,
    view,
    config,
    currency,
    filters,
    query,
    figures,
    outlines,
    clusters,
    markers,
    coloured,
    legend,
  };
}

/** Figures of another level wait for their outlines, so that legend, panel and areas change together. */
function useWithOutlines(
  latest: MapFigures | undefined,
  { shown, error }: ReturnType<typeof useOutlines>,
  isTable: boolean,
): MapFigures | undefined {
  const held = useRef(latest);
  const isReady = isTable || error !== null || !shown || shown.level === latest?.level;
  if (isReady || !held.current) held.current = latest;
  return held.current;
}

export type OpportunityMap = ReturnType<typeof useOpportunityMap>;

/**
 * Filter options of the map, refetched while locations or past demand are imported. Figures and markers from before are
 * refetched with each response, the last time when the import is complete [OPP-01].
 */
export function mapChoicesQuery(queries: QueryClient, clientId: string) {
  const input = { params: { clientId } };
  const choices = callQueryOptions(getMapChoicesCall, input);
  return queryOptions({
    ...choices,
    queryFn: async ({ signal }) => {
      const before = queries.getQueryData(choices.queryKey);
      const answer = await callServer(getMapChoicesCall, input, { signal });
      if (typeof before?.backfill === 'number')
        for (const call of [getAreasCall, getClustersCall])
          void queries.invalidateQueries(
            { queryKey: callQueryKey(call) },
            { cancelRefetch: false },
          );
      return answer;
    },
    refetchInterval: ({ state }) =>
      typeof state.data?.backfill === 'number' ? PREPARATION_POLL_MS : false,
  });
}
