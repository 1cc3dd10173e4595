import { z } from 'zod';
import { uuid } from '#platform/contract/ids.ts';
import {
  defineList,
  type FilterOf,
  type SortOf,
  type ViewOf,
} from '#platform/contract/lists/define-list.ts';
import { BLOCK_KINDS, BLOCK_REASONS } from './block.ts';

/** Filters and sorts of the block list; search, removal and export share them. */
export const blockList = defineList({
  views: ['all', 'manual', 'erased'],
  fields: {
    address: { kind: 'text' },
    kind: { kind: 'choice', item: z.enum(BLOCK_KINDS) },
    /** The slug of the criterion of consent. */
    purpose: { kind: 'choice', item: z.string().max(120) },
    reason: { kind: 'choice', item: z.enum(BLOCK_REASONS) },
    at: { kind: 'date' },
  },
  /** By default the latest block comes first. */
  sorts: ['at', 'address', 'reason'],
  descending: true,
  pageSize: 50,
});
export type BlockView = ViewOf<typeof blockList>;
export type BlockSort = SortOf<typeof blockList>;
export type BlockFilter = FilterOf<typeof blockList>;

export const whichBlocksSchema = blockList.which(uuid);
export type WhichBlocks = z.output<typeof whichBlocksSchema>;
