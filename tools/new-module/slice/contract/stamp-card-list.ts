import type { z } from 'zod';
import { partOf } from '#platform/contract/fields/record-fields.ts';
import { sortsOf } from '#platform/contract/fields/sorts-of.ts';
import { uuid } from '#platform/contract/ids.ts';
import {
  defineList,
  type FilterOf,
  type SortOf,
  type ViewOf,
} from '#platform/contract/lists/define-list.ts';
import { stampCardFields } from './stamp-card-fields.ts';

/** What the list of stamp cards can be asked: the same in a search, a bulk change and an export. */
export const stampCardList = defineList({
  views: ['all', 'active', 'inactive'],
  fields: { ...partOf(stampCardFields, 'filter'), updated: { kind: 'date' } },
  sorts: sortsOf(stampCardFields, { first: 'name', own: ['updatedAt'] }),
  pageSize: 50,
});
export type StampCardView = ViewOf<typeof stampCardList>;
export type StampCardSort = SortOf<typeof stampCardList>;
export type StampCardFilter = FilterOf<typeof stampCardList>;

export const whichStampCardsSchema = stampCardList.which(uuid);
export type WhichStampCards = z.output<typeof whichStampCardsSchema>;
