import { z } from 'zod';
import {
  collectSortOptions,
  fieldsWith,
  pickFieldPart,
} from '#platform/contract/fields/record-fields.ts';
import { hexId24 } from '#platform/contract/ids.ts';
import {
  type ConditionsOf,
  defineList,
  type FilterOf,
  type SortOf,
  type ViewOf,
} from '#platform/contract/lists/define-list.ts';
import { COUNTRY_CODES } from '#platform/contract/text/country.ts';
import { TOUCHPOINTS_PAGE_SIZE } from './limits.ts';
import { touchpointFields } from './touchpoint-fields.ts';

/** A short URL with its QR code: of a product, or of anything else the brand prints. */
export const TOUCHPOINT_TYPES = ['custom', 'product'] as const;
export type TouchpointType = (typeof TOUCHPOINT_TYPES)[number];

/** Lifecycle: before its start, active, after its end or last visit, deleted. */
export const TOUCHPOINT_STATES = ['planned', 'live', 'over', 'deleted'] as const;
export type TouchpointState = (typeof TOUCHPOINT_STATES)[number];

export const LANDING_STATES = ['none', 'waiting', 'ready', 'failed'] as const;
export type LandingState = (typeof LANDING_STATES)[number];

const productSchema = z.object({
  sku: z.string(),
  name: z.string(),
  gtin: z.string().nullable(),
});

export const touchpointRowSchema = z.object({
  _id: z.string(),
  ...pickFieldPart(touchpointFields, 'shown', fieldsWith(touchpointFields, 'inRow')),
  type: z.enum(TOUCHPOINT_TYPES),
  state: z.enum(TOUCHPOINT_STATES),
  /** `https://ma.example/cocotte-26`: base and suffix. */
  shortUrl: z.string(),
  sourceSuffix: z.string(),
  /** Whether `destUrl` is as entered, including `{host}`, or the URL of the landing page. */
  leadsTo: z.enum(['address', 'landing']),
  /** Visits by people through the code; the same figure in list, file and statistics. */
  scans: z.number().int(),
  /** Visits by people through the short URL itself, without a scan. */
  clicks: z.number().int(),
  /** Visits of the last ten weeks, scans and clicks, the current week last. */
  weeks: z.array(z.number().int()),
  /** One code per suffix with its content, the main one first. The main one shows its last built state. */
  qrCodes: z.array(z.object({ suffix: z.string(), address: z.string() })),
  product: productSchema.nullable(),
  landingPageState: z.enum(LANDING_STATES),
  landingPageUpdatedAt: z.string().nullable(),
  createdAt: z.string(),
});
export type TouchpointRow = z.output<typeof touchpointRowSchema>;

export const touchpointSchema = touchpointRowSchema.extend({
  ...pickFieldPart(touchpointFields, 'shown'),
  /** The same short URL on the suite's own host: it works before the brand's domain does. */
  tryUrl: z.string(),
  /** The final URL for visitors; null if `{host}` has no value. */
  resolvedUrl: z.string().nullable(),
  landingPageUrl: z.string().nullable(),
  /** Content and style of the code when it was last built. */
  code: z.object({
    address: z.string(),
    digitalLink: touchpointFields.digitalLink.schema,
    style: touchpointFields.style.schema,
    madeAt: z.string(),
    /** True if the style of the configuration or the base URL has changed, so that a refresh would change the code. */
    isOutdated: z.boolean(),
  }),
  createdBy: z.string().nullable(),
  updatedAt: z.string(),
  deletedAt: z.string().nullable(),
  version: z.number().int(),
});
export type Touchpoint = z.output<typeof touchpointSchema>;

const { description, quantity, ...others } = pickFieldPart(touchpointFields, 'filter');

/** Filters of the touchpoint list, shared by search, bulk change, zip and export [TP-01]. */
export const touchpointList = defineList({
  views: ['all', 'product', 'custom', 'ending', 'never-scanned', 'deleted'],
  fields: {
    type: { kind: 'choice', item: z.enum(TOUCHPOINT_TYPES) },
    state: { kind: 'choice', item: z.enum(TOUCHPOINT_STATES) },
    scans: { kind: 'number', item: z.number().int().min(0) },
    clicks: { kind: 'number', item: z.number().int().min(0) },
    /** Countries of scans or clicks. */
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

/** One-line summary of a touchpoint: its product and its description, if present [TP-01]. */
export function aboutTouchpoint({
  product,
  description,
}: {
  product: string | undefined;
  description: string;
}): string {
  return [product, description].filter(Boolean).join(' · ');
}
