import { z } from 'zod';
import { COUNTRY_CODES } from '#platform/contract/country-codes.ts';
import { hexId24 } from '#platform/contract/ids.ts';
import {
  type ConditionsOf,
  defineList,
  type FilterOf,
  type SortOf,
  type ViewOf,
} from '#platform/contract/lists/define-list.ts';
import { TOUCHPOINTS_PAGE_SIZE } from './limits.ts';
import { LANDING_STATES, TOUCHPOINT_STATES, TOUCHPOINT_TYPES } from './touchpoint.ts';

const count = z.number().int().min(0);

/** What the list of touchpoints can be asked: the same in a search, a bulk change, a zip and an export [TP-01]. */
export const touchpointList = defineList({
  views: ['all', 'product', 'custom', 'ending', 'never-scanned', 'deleted'],
  fields: {
    type: { kind: 'choice', item: z.enum(TOUCHPOINT_TYPES) },
    state: { kind: 'choice', item: z.enum(TOUCHPOINT_STATES) },
    /** Countries that people scanned in. */
    scannedIn: {
      kind: 'choice',
      item: z.string().refine((code) => COUNTRY_CODES.includes(code), { error: 'country' }),
    },
    scans: { kind: 'number', item: count },
    quantity: { kind: 'number', item: count },
    hasQuantity: { kind: 'boolean' },
    suffix: { kind: 'text' },
    sku: { kind: 'text' },
    product: { kind: 'text' },
    description: { kind: 'text' },
    destination: { kind: 'text' },
    started: { kind: 'date' },
    ended: { kind: 'date' },
    created: { kind: 'date' },
    landing: { kind: 'choice', item: z.enum(LANDING_STATES) },
    configuration: { kind: 'choice', item: z.string().max(100) },
  },
  sorts: [
    'createdAt',
    'shortUrl',
    'description',
    'destination',
    'type',
    'quantity',
    'scans',
    'started',
    'ended',
    'landingPage',
  ],
  descending: true,
  pageSize: TOUCHPOINTS_PAGE_SIZE,
});
export type TouchpointView = ViewOf<typeof touchpointList>;
export type TouchpointSort = SortOf<typeof touchpointList>;
export type TouchpointCondition = ConditionsOf<typeof touchpointList>;
export type SearchFilter = FilterOf<typeof touchpointList>;

/** These, or all that fit. */
export const whichTouchpointsSchema = touchpointList.which(
  hexId24.transform((id) => id.toLowerCase()),
);
export type WhichTouchpoints = z.output<typeof whichTouchpointsSchema>;
