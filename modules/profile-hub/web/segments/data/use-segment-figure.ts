import { useQuery } from '@tanstack/react-query';
import { countSegmentsCall } from '#modules/profile-hub/contract/count-segments.ts';
import { callQueryKey } from '#platform/web/api/call-query-options.ts';
import { callServer } from '#platform/web/api/server.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';

type Counts = Promise<Readonly<Record<string, number>>>;

/** As many as one call takes. */
const AT_ONCE = 50;
const waiting = new Map<string, { ids: Set<string>; counts: Counts }>();

/**
 * Current number of contacts in a segment. All segments of a list share one request, because the server counts them in
 * one pass.
 */
export function useSegmentFigure(id: string): number | undefined {
  const { brandId } = useCurrentClient();
  const { data } = useQuery({
    queryKey: callQueryKey(countSegmentsCall, { brandId, id }),
    queryFn: async () => (await countsWith(brandId, id))[id] ?? 0,
    meta: { module: countSegmentsCall.module },
  });
  return data;
}

function countsWith(brandId: string, id: string): Counts {
  const open = waiting.get(brandId);
  if (open && open.ids.size < AT_ONCE) {
    open.ids.add(id);
    return open.counts;
  }
  const ids = new Set([id]);
  const counts = new Promise((resolve) => setTimeout(resolve)).then(async () => {
    waiting.delete(brandId);
    const answer = await callServer(countSegmentsCall, {
      query: { brandId, ids: [...ids].join(',') },
    });
    return answer.counts;
  });
  waiting.set(brandId, { ids, counts });
  return counts;
}
