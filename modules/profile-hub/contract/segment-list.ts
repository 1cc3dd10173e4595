import { z } from 'zod';
import { defineList, type SortOf, type ViewOf } from '#platform/contract/lists/define-list.ts';
import { SEGMENT_KINDS, segmentSchema } from './segment.ts';

/** Filters and sorts of the segment list; `temporary` are the user's own unnamed segments. */
export const segmentList = defineList({
  views: ['all', 'live', 'static', 'temporary'],
  fields: {
    name: { kind: 'text' },
    kind: { kind: 'choice', item: z.enum(SEGMENT_KINDS) },
    updated: { kind: 'date' },
  },
  sorts: ['name', 'kind', 'updatedAt'],
  pageSize: 50,
});
export type SegmentView = ViewOf<typeof segmentList>;
export type SegmentSort = SortOf<typeof segmentList>;

/** In the list, a segment also has its uses: names of segments and views. */
export const listedSegmentSchema = segmentSchema.extend({ usedIn: z.array(z.string()) });
export type ListedSegment = z.infer<typeof listedSegmentSchema>;
