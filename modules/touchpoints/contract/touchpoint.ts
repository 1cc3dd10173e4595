import { z } from 'zod';
import { fieldsWith, partOf } from '#platform/contract/fields/record-fields.ts';
import { touchpointFields } from './touchpoint-fields.ts';

/** A short URL with its QR code: of a product, or of anything else the brand prints. */
export const TOUCHPOINT_TYPES = ['custom', 'product'] as const;
export type TouchpointType = (typeof TOUCHPOINT_TYPES)[number];

/** Where it stands in its life: before its start, running, after its end or its last visit, taken away. */
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
  ...partOf(touchpointFields, 'shown', fieldsWith(touchpointFields, 'inRow')),
  type: z.enum(TOUCHPOINT_TYPES),
  state: z.enum(TOUCHPOINT_STATES),
  /** `https://ma.example/cocotte-26`: base and suffix. */
  shortUrl: z.string(),
  sourceSuffix: z.string(),
  /** Whether `destUrl` is as it was typed, `{host}` included, or the address of the landing page. */
  leadsTo: z.enum(['address', 'landing']),
  /** Visits by people, by code; the same figure in the list, in a file and in statistics. */
  scans: z.number().int(),
  /** Visits by people, by link: who opened the short URL otherwise. */
  clicks: z.number().int(),
  /** Visits of the last ten weeks, scans and clicks, the present one last. */
  weeks: z.array(z.number().int()),
  /** One for each suffix, the main one first, with what it says; the main one as it was last made. */
  qrCodes: z.array(z.object({ suffix: z.string(), address: z.string() })),
  product: productSchema.nullable(),
  landingPageState: z.enum(LANDING_STATES),
  landingPageUpdatedAt: z.string().nullable(),
  createdAt: z.string(),
});
export type TouchpointRow = z.output<typeof touchpointRowSchema>;

export const touchpointSchema = touchpointRowSchema.extend({
  ...partOf(touchpointFields, 'shown'),
  /** The same short URL on the suite's own host: it works before the brand's domain does. */
  tryUrl: z.string(),
  /** Where a visitor really ends; null where `{host}` stands for nothing. */
  resolvedUrl: z.string().nullable(),
  landingPageUrl: z.string().nullable(),
  /** What the code says, and how it looks, since it was last made. */
  code: z.object({
    address: z.string(),
    digitalLink: touchpointFields.digitalLink.schema,
    style: touchpointFields.style.schema,
    madeAt: z.string(),
    /** The configuration looks otherwise today, or the base is another: refreshing would change the code. */
    isOutdated: z.boolean(),
  }),
  createdBy: z.string().nullable(),
  updatedAt: z.string(),
  deletedAt: z.string().nullable(),
  version: z.number().int(),
});
export type Touchpoint = z.output<typeof touchpointSchema>;
