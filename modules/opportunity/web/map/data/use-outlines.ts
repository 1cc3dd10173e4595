import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { getOutlinesCall } from '#modules/opportunity/contract/map-calls.ts';
import { decodeOutlines } from '#modules/opportunity/contract/outline-pieces.ts';
import { answerOf } from '#platform/web/api/server.ts';
import { callQueryKey, callQueryOptions } from '#platform/web/api/use-call.ts';
import type { AreaOutlines } from '#platform/web/map/map-data.ts';
import type { MapLevel } from './map-search.ts';
import type { MapViewAtRest } from './use-map-view.ts';

const HOUR = 3_600_000;
const NONE: readonly { key: string; url: string }[] = [];

export interface ShownOutlines {
  level: MapLevel;
  outlines: AreaOutlines;
  attributions: readonly string[];
}

/**
 * Outlines for a view, piece by piece. Pieces stay in memory; those of the previous view stay on the map until all of the
 * next one have loaded.
 */
export function useOutlines(
  clientId: string,
  level: MapLevel,
  view: MapViewAtRest | null,
  /** An own layer that is not saved for the level yet, or the embedded areas. */
  preview?: string,
) {
  const pieces = useQuery({
    ...callQueryOptions(getOutlinesCall, {
      params: { clientId },
      query: {
        level,
        bounds: view?.bounds.join(',') ?? '',
        zoom: view?.zoom ?? 0,
        ...(preview && { preview }),
      },
    }),
    enabled: view !== null,
    staleTime: HOUR,
    placeholderData: keepPreviousData,
  });
  const wanted = pieces.data?.pieces ?? NONE;
  const loaded = useQueries({
    queries: wanted.map(({ url }) => ({
      queryKey: [...callQueryKey(getOutlinesCall), url],
      queryFn: ({ signal }: { signal: AbortSignal }) => readPiece(url, signal),
      staleTime: HOUR,
      gcTime: HOUR,
      meta: { module: 'opportunity' },
    })),
  });
  const isComplete =
    pieces.data !== undefined &&
    !pieces.isPlaceholderData &&
    loaded.every(({ data }) => data !== undefined);
  const key = isComplete ? `${level} ${wanted.map((piece) => piece.key).join()}` : '';
  const last = useRef<(ShownOutlines & { key: string }) | null>(null);
  if (isComplete && pieces.data && last.current?.key !== key)
    last.current = {
      key,
      level,
      outlines: merged(loaded.flatMap(({ data }) => data ?? [])),
      attributions: pieces.data.attributions,
    };
  const failed = [pieces, ...loaded].find(({ isError }) => isError);
  const shown: ShownOutlines | null = last.current;
  return useMemo(
    () => ({
      shown,
      error: failed?.error ?? null,
      retry: () => void failed?.refetch(),
    }),
    [shown, failed],
  );
}

/** The URL comes from the server and contains the version of the outlines, so it is read once. */
async function readPiece(url: string, signal: AbortSignal): Promise<AreaOutlines> {
  const answer = await answerOf({ ...getOutlinesCall, path: url }, {}, { signal });
  return decodeOutlines(await answer.json());
}

/** An area that occurs in two pieces is drawn once. */
function merged(pieces: readonly AreaOutlines[]): AreaOutlines {
  const features = new Map(
    pieces.flatMap((piece) => piece.features.map((feature) => [feature.properties.id, feature])),
  );
  return { type: 'FeatureCollection', features: [...features.values()] };
}
