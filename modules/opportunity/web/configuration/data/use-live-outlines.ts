import { useQueries } from '@tanstack/react-query';
import { getOutlinesCall } from '#modules/opportunity/contract/map-calls.ts';
import { decodeOutlines } from '#modules/opportunity/contract/outline-pieces.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import type { AreaOutlines } from '#platform/web/map/map-data.ts';

/** Degrees that the live map shows at a zoom, with room to pan. */
const SPAN_AT_ZOOM_0 = 1_200;

/** The outlines of a level around a point. */
export function useLiveOutlines(
  clientId: string,
  { level, centre, zoom }: { level: number; centre: readonly [number, number]; zoom: number },
): AreaOutlines {
  const half = SPAN_AT_ZOOM_0 / 2 ** zoom / 2;
  const [longitude, latitude] = centre;
  const bounds = [
    Math.max(-180, longitude - half),
    Math.max(-85, latitude - half),
    Math.min(180, longitude + half),
    Math.min(85, latitude + half),
  ];
  const { data } = useCall(getOutlinesCall, {
    params: { clientId },
    query: {
      level: level as 1,
      bounds: bounds.map((degrees) => degrees.toFixed(2)).join(','),
      zoom,
    },
  });
  return useQueries({
    queries: (data?.pieces ?? []).map(({ key, url }) => ({
      queryKey: ['outlines', key, url],
      queryFn: async (): Promise<AreaOutlines> => decodeOutlines(await (await fetch(url)).json()),
      staleTime: Number.POSITIVE_INFINITY,
    })),
    combine: (pieces): AreaOutlines => ({
      type: 'FeatureCollection',
      features: pieces.flatMap((piece) => piece.data?.features ?? []),
    }),
  });
}
