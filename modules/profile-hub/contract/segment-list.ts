import { z } from 'zod';
import { defineList, type SortOf, type ViewOf } from '#platform/contract/lists/define-list.ts';
import { SEGMENT_KINDS, segmentSchema } from './segment.ts';

/** What the list of segments can be asked; `temporary` are one's own that nobody has named. */
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

/** In the list it is also told where else it is used: names of segments and of views. */
export const listedSegmentSchema = segmentSchema.extend({ usedIn: z.array(z.string()) });
export type ListedSegment = z.infer<typeof listedSegmentSchema>;
