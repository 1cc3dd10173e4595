import type { z } from 'zod';
import { collectSortOptions, pickFieldPart } from '#platform/contract/fields/record-fields.ts';
import { uuid } from '#platform/contract/ids.ts';
import {
  defineList,
  type FilterOf,
  type SortOf,
  type ViewOf,
} from '#platform/contract/lists/define-list.ts';
import { stampCardFields } from './stamp-card-fields.ts';

/** Query options of the list of stamp cards, the same in a search, a bulk change and an export. */
export const stampCardList = defineList({
  views: ['all', 'active', 'inactive'],
  fields: { ...pickFieldPart(stampCardFields, 'filter'), updated: { kind: 'date' } },
  sorts: collectSortOptions(stampCardFields, { first: 'name', own: ['updatedAt'] }),
  pageSize: 50,
});
export type StampCardView = ViewOf<typeof stampCardList>;
export type StampCardSort = SortOf<typeof stampCardList>;
export type StampCardFilter = FilterOf<typeof stampCardList>;

export const whichStampCardsSchema = stampCardList.which(uuid);
export type WhichStampCards = z.output<typeof whichStampCardsSchema>;
