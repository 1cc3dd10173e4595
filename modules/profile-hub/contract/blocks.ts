import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { defineImportCalls } from '#platform/contract/imports/import-calls.ts';
import { EMAIL_MAX_LENGTH } from '#platform/contract/limits.ts';
import {
  defineList,
  type FilterOf,
  pageSchema,
  type SortOf,
  type ViewOf,
  viewCountsSchema,
} from '#platform/contract/lists/define-list.ts';
import { line } from '#platform/contract/text/text.ts';
import { BLOCK_NOTE_MAX_LENGTH, BLOCK_PURPOSES_MAX } from './limits.ts';
import { changeBlocks, changeContacts, seeContacts } from './permissions.ts';

/** Why an address is on the block list. */
export const BLOCK_REASONS = ['withdrawn', 'complained', 'bounced', 'manual'] as const;
export type BlockReason = (typeof BLOCK_REASONS)[number];
export const BLOCK_KINDS = ['email', 'phone'] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];

/** An address without consent for a purpose, whichever contact has it [PH-18]. */
export const blockSchema = z.object({
  id: z.string(),
  kind: z.enum(BLOCK_KINDS),
  /** Null if the person was erased: only a keyed hash of the address is stored. */
  address: z.string().nullable(),
  /** Slug of the consent criterion. */
  purpose: z.string(),
  reason: z.enum(BLOCK_REASONS),
  note: z.string(),
  /** Start of the block; for a withdrawal, the time of the person's decision. */
  at: z.string(),
  /** The contact that currently has the address, if any. */
  contactId: z.string().nullable(),
});
export type Block = z.infer<typeof blockSchema>;

/** Filters and sorts of the block list; search, removal and export share them. */
export const blockList = defineList({
  views: ['all', 'manual', 'erased'],
  fields: {
    address: { kind: 'text' },
    kind: { kind: 'choice', item: z.enum(BLOCK_KINDS) },
    /** Slug of the consent criterion. */
    purpose: { kind: 'choice', item: z.string().max(120) },
    reason: { kind: 'choice', item: z.enum(BLOCK_REASONS) },
    at: { kind: 'date' },
  },
  /** Default: latest block first. */
  sorts: ['at', 'address', 'reason'],
  descending: true,
  pageSize: 50,
});
export type BlockView = ViewOf<typeof blockList>;
export type BlockSort = SortOf<typeof blockList>;
export type BlockFilter = FilterOf<typeof blockList>;

export const whichBlocksSchema = blockList.which(uuid);
export type WhichBlocks = z.output<typeof whichBlocksSchema>;

/** Addresses without consent, whichever contact has them [PH-18]. */
const BASE = '/gtr-core/clients/{uuid}/contacts/blocks';
const module = 'profile-hub';
const see = { kind: 'client', client: 'params.uuid', may: seeContacts } as const;
const ofClient = z.strictObject({ uuid });

export const listBlocksCall = defineCall({
  method: 'GET',
  path: BASE,
  module,
  summary: 'The addresses that get no consent for a purpose, searched, filtered and sorted.',
  access: see,
  params: ofClient,
  query: z.strictObject(blockList.query),
  response: pageSchema(blockSchema).extend({ views: viewCountsSchema(blockList) }),
});

export const newBlockSchema = z.strictObject({
  /** An e-mail, or a phone number with its country code. */
  address: line({ min: 1, max: EMAIL_MAX_LENGTH }),
  /** Slugs of consent criteria. */
  purposes: z.array(z.string().min(1).max(120)).min(1).max(BLOCK_PURPOSES_MAX),
  note: line({ max: BLOCK_NOTE_MAX_LENGTH }).default(''),
});

export const addBlockCall = defineCall({
  method: 'POST',
  path: BASE,
  module,
  summary: 'Block an address for one or more purposes; contacts that have it lose the consent.',
  access: { kind: 'client', client: 'params.uuid', may: changeContacts },
  params: ofClient,
  body: newBlockSchema,
  response: z.object({
    /** Existing entries are not counted. */
    added: z.number().int(),
  }),
});

export const removeBlocksCall = defineCall({
  method: 'POST',
  path: `${BASE}/remove`,
  module,
  summary:
    'Take entries off the list that were set by hand; others end only by the person’s own consent.',
  access: { kind: 'client', client: 'params.uuid', may: changeBlocks },
  params: ofClient,
  body: z.strictObject({ which: whichBlocksSchema }),
  response: z.object({
    removed: z.number().int(),
    /** Whether another call can remove more of the selected entries, because one call removes at most 5,000. */
    hasMore: z.boolean(),
  }),
});

export const blockImportCalls = defineImportCalls({
  module,
  base: BASE,
  what: 'blocked addresses',
  may: changeBlocks,
});

export const exportBlocksCall = defineCall({
  method: 'POST',
  path: `${BASE}/export`,
  module,
  summary: 'Make a file of the blocked addresses that fit some filters; a job does it.',
  access: see,
  params: ofClient,
  body: z.strictObject({ format: z.enum(['csv', 'xlsx']), filters: blockList.filter.prefault({}) }),
  response: z.object({ jobId: z.string() }),
  status: 202,
});
