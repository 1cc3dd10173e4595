import { useQuery } from '@tanstack/react-query';
import { countSegmentsCall } from '#modules/profile-hub/contract/count-segments.ts';
import {
  type SegmentKind,
  type SegmentView,
  segmentList,
} from '#modules/profile-hub/contract/segment.ts';
import { listSegmentsCall } from '#modules/profile-hub/contract/segments.ts';
import { callServer } from '#platform/web/api/server.ts';
import { callQueryKey } from '#platform/web/api/use-call.ts';
import { defineListing, inAddress } from '#platform/web/list/listing.ts';
import { type CurrentClient, useCurrentClient } from '#platform/web/module/current-client.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';

type Scope = Pick<CurrentClient, 'id' | 'brandId'>;

/** Segments of a brand, for the list and the previous and next buttons. */
export const segmentListing = defineListing({
  name: 'profile-hub.segments',
  list: segmentList,
  call: listSegmentsCall,
  inputOf: ({ brandId }: Scope, question) => ({ query: { brandId, ...inAddress(question) } }),
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  hrefOf: ({ id: clientId }, { id }) =>
    clientAddress(clientId, `profilehub/contacts/segments/${id}`),
});

/** Link to the list of a segment's contacts. */
export function segmentContactsAddress(clientId: string, id: string): string {
  return `${clientAddress(clientId, 'profilehub/contacts')}?f.segment=any-of:${id}`;
}

export const KIND_NAMES = {
  live: 'profile-hub:segment.kindLive',
  static: 'profile-hub:segment.kindStatic',
} as const satisfies Record<SegmentKind, string>;

export const SEGMENT_VIEW_NAMES = {
  all: 'profile-hub:segment.viewAll',
  live: 'profile-hub:segment.viewLive',
  static: 'profile-hub:segment.viewStatic',
  temporary: 'profile-hub:segment.viewTemporary',
} as const satisfies Record<SegmentView, string>;

export const SEGMENT_FILTER_NAMES = {
  name: 'profile-hub:segment.name',
  kind: 'profile-hub:segment.kind',
  updated: 'profile-hub:segment.updated',
} as const satisfies Record<keyof typeof segmentList.fields, string>;

type Counts = Promise<Readonly<Record<string, number>>>;

/** Maximum per call. */
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
