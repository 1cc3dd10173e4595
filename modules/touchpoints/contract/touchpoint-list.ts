import { z } from 'zod';
import { COUNTRY_CODES } from '#platform/contract/country-codes.ts';
import { collectSortOptions } from '#platform/contract/fields/collect-sort-options.ts';
import { pickFieldPart } from '#platform/contract/fields/record-fields.ts';
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
import { touchpointFields } from './touchpoint-fields.ts';

const { description, quantity, ...others } = pickFieldPart(touchpointFields, 'filter');

/** Filters of the touchpoint list, shared by search, bulk change, zip and export [TP-01]. */
export const touchpointList = defineList({
  views: ['all', 'product', 'custom', 'ending', 'never-scanned', 'deleted'],
  fields: {
    type: { kind: 'choice', item: z.enum(TOUCHPOINT_TYPES) },
    state: { kind: 'choice', item: z.enum(TOUCHPOINT_STATES) },
    scans: { kind: 'number', item: z.number().int().min(0) },
    clicks: { kind: 'number', item: z.number().int().min(0) },
    /** Countries that people scanned or opened it in. */
    scannedIn: {
      kind: 'choice',
      item: z.string().refine((code) => COUNTRY_CODES.includes(code), { error: 'country' }),
    },
    quantity,
    hasQuantity: { kind: 'boolean' },
    suffix: { kind: 'text' },
    sku: { kind: 'text' },
    product: { kind: 'text' },
    description,
    destination: { kind: 'text' },
    ...others,
    created: { kind: 'date' },
    landing: { kind: 'choice', item: z.enum(LANDING_STATES) },
    configuration: { kind: 'choice', item: touchpointFields.configurationSlug.schema },
  },
  sorts: collectSortOptions(touchpointFields, {
    first: 'createdAt',
    own: [
      'shortUrl',
      'about',
      'product',
      'destination',
      'type',
      'scans',
      'clicks',
      'period',
      'landingPage',
    ],
  }),
  descending: true,
  pageSize: TOUCHPOINTS_PAGE_SIZE,
});
export type TouchpointView = ViewOf<typeof touchpointList>;
export type TouchpointSort = SortOf<typeof touchpointList>;
export type TouchpointCondition = ConditionsOf<typeof touchpointList>;
export type SearchFilter = FilterOf<typeof touchpointList>;

/** Selected touchpoints, or all that match. */
export const whichTouchpointsSchema = touchpointList.which(
  hexId24.transform((id) => id.toLowerCase()),
);
export type WhichTouchpoints = z.output<typeof whichTouchpointsSchema>;
