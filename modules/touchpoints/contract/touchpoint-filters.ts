import { z } from 'zod';
import { COUNTRY_CODES } from '#platform/contract/country-codes.ts';
import { hexId24 } from '#platform/contract/ids.ts';
import { line } from '#platform/contract/text.ts';
import { calendarDay } from './calendar.ts';
import { BULK_IDS_LIMIT } from './limits.ts';
import { LANDING_STATES, TOUCHPOINT_STATES, TOUCHPOINT_TYPES } from './touchpoint.ts';

/** What narrows the list: the same in a search, a bulk change, a zip and an export [TP-01]. */
export const TOUCHPOINT_VIEWS = [
  'all',
  'product',
  'custom',
  'ending',
  'never-scanned',
  'deleted',
] as const;
export type TouchpointView = (typeof TOUCHPOINT_VIEWS)[number];

const text = <const Field extends string>(field: Field) =>
  z.strictObject({
    field: z.literal(field),
    operator: z.enum(['contains', 'equals', 'starts-with']),
    value: line({ min: 1, max: 200 }),
  });
const choice = <const Field extends string, Item extends z.ZodType<string, string>>(
  field: Field,
  item: Item,
) =>
  z.strictObject({
    field: z.literal(field),
    operator: z.enum(['any-of', 'none-of']),
    value: z.array(item).min(1).max(200),
  });
const number = <const Field extends string>(field: Field) => [
  z.strictObject({
    field: z.literal(field),
    operator: z.enum(['equals', 'at-least', 'at-most']),
    value: z.number().int().min(0),
  }),
  z.strictObject({
    field: z.literal(field),
    operator: z.literal('between'),
    value: z.tuple([z.number().int().min(0), z.number().int().min(0)]),
  }),
];
/** Days of the calendar, both included. */
const day = <const Field extends string>(field: Field) =>
  z.strictObject({
    field: z.literal(field),
    operator: z.literal('between'),
    value: z.tuple([calendarDay, calendarDay]),
  });
const yesOrNo = <const Field extends string>(field: Field) =>
  z.strictObject({ field: z.literal(field), operator: z.literal('is'), value: z.boolean() });

export const touchpointConditionSchema = z.union([
  choice('type', z.enum(TOUCHPOINT_TYPES)),
  choice('state', z.enum(TOUCHPOINT_STATES)),
  choice('configuration', z.string().max(100)),
  choice('landing', z.enum(LANDING_STATES)),
  /** Countries that people scanned in. */
  choice(
    'scannedIn',
    z.string().refine((code) => COUNTRY_CODES.includes(code), { error: 'country' }),
  ),
  text('suffix'),
  text('sku'),
  text('product'),
  text('description'),
  text('destination'),
  ...number('quantity'),
  ...number('scans'),
  day('started'),
  day('ended'),
  day('created'),
  yesOrNo('hasQuantity'),
]);
export type TouchpointCondition = z.output<typeof touchpointConditionSchema>;

export const searchFilterSchema = z.strictObject({
  view: z.enum(TOUCHPOINT_VIEWS).default('all'),
  q: line({ max: 100 }).optional(),
  /** A touchpoint must fit every group; of a group all conditions, or any. */
  groups: z
    .array(
      z.strictObject({
        match: z.enum(['all', 'any']).default('all'),
        filters: z.array(touchpointConditionSchema).max(30),
      }),
    )
    .max(10)
    .default([]),
});
export type SearchFilter = z.output<typeof searchFilterSchema>;

export const TOUCHPOINT_SORTS = [
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
] as const;
export type TouchpointSort = (typeof TOUCHPOINT_SORTS)[number];

const touchpointIdSchema = hexId24.transform((id) => id.toLowerCase());

/** These, or all that fit. */
export const whichTouchpointsSchema = z.union([
  z.strictObject({
    ids: z.array(touchpointIdSchema).min(1).max(BULK_IDS_LIMIT),
  }),
  z.strictObject({
    searchFilter: searchFilterSchema,
    /** All of them without these. */
    except: z.array(touchpointIdSchema).max(BULK_IDS_LIMIT).default([]),
  }),
]);
export type WhichTouchpoints = z.output<typeof whichTouchpointsSchema>;
