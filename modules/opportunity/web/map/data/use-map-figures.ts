import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { z } from 'zod';
import { type AreaFigures, areaItems } from '#modules/opportunity/contract/area-figures.ts';
import { getAreasCall } from '#modules/opportunity/contract/map-calls.ts';
import type { Measure } from '#modules/opportunity/contract/measures.ts';
import { callQueryOptions } from '#platform/web/api/use-call.ts';
import { choicesQuery } from '../../details/choices-query.ts';
import type { MapLevel, MapSearch } from './map-search.ts';

export type AreasResponse = z.infer<typeof getAreasCall.response>;

/** Figures with the parameters of their request, so that values and legend always belong to the same measure. */
export interface MapFigures extends Omit<AreasResponse, 'areas'> {
  items: readonly AreaFigures[];
  level: MapLevel;
  measure: Measure;
  perInhabitants: boolean;
}

export const COMPUTING_POLL_MS = 2_000;

/** Figures of a level's areas. The previous ones stay while the next ones load. */
export function useMapFigures(
  clientId: string,
  search: Pick<MapSearch, 'choices' | 'measure' | 'perInhabitants'>,
  level: MapLevel,
  enabled: boolean,
) {
  const { measure, perInhabitants } = search;
  const query = useQuery({
    ...callQueryOptions(getAreasCall, { params: { clientId }, query: areasQuery(search, level) }),
    refetchInterval: ({ state }) => (state.data?.isComputing ? COMPUTING_POLL_MS : false),
    enabled,
  });
  // Stored in refs so that the map is not redrawn while the next response loads.
  const lastFigures = useRef<MapFigures | undefined>(undefined);
  const lastResponse = useRef<AreasResponse | undefined>(undefined);
  const { data, isPlaceholderData } = query;
  if (data && !isPlaceholderData && lastResponse.current !== data) {
    const { areas, ...answer } = data;
    // Unchanged areas are not rendered again.
    const isSame = lastResponse.current?.areas === areas && !lastFigures.current?.isComputing;
    const items = isSame ? lastFigures.current?.items : undefined;
    lastResponse.current = data;
    lastFigures.current = {
      ...answer,
      // While figures are computed, no areas are shown; they would all be grey.
      items: answer.isComputing ? [] : (items ?? areaItems(areas)),
      level,
      measure,
      perInhabitants,
    };
  }
  return { query, figures: lastFigures.current };
}

/** Query of a level; also used for the export of the same areas. */
export function areasQuery(
  { measure, perInhabitants, choices }: Pick<MapSearch, 'choices' | 'measure' | 'perInhabitants'>,
  level: MapLevel,
) {
  return { level, measure, perInhabitants: String(perInhabitants), ...choicesQuery(choices) };
}
