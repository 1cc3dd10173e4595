import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { SHEET_FORMATS } from '#platform/contract/files/export-body.ts';
import { uuid } from '#platform/contract/ids.ts';
import { countrySchema } from '#platform/contract/text/country.ts';
import { currencySchema } from '#platform/contract/text/typed-values.ts';
import { LEAD_ORIGINS } from '../leads/lead-status.ts';
import { seeConversion } from '../permissions.ts';

/** Outcome of the leads of the last twelve full months, by number or by value [CONV-01]. */
export const CONVERSION_MONTHS = 12;

/** How many months ago the twelve months ended that the figures are compared with. */
export const COMPARED_MONTHS = [12, 6, 3, 1] as const;

export const BREAKDOWNS = ['location', 'country', 'product', 'source'] as const;
export type Breakdown = (typeof BREAKDOWNS)[number];

/** A list in a URL: comma-separated values. */
const listOf = <Item extends z.ZodType<unknown, string>>(item: Item) =>
  z
    .string()
    .max(8_000)
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(item).max(200))
    .optional();

/** Filters of the dashboard, its table and its export; omitted means all. */
export const conversionFilters = {
  /** Counts leads or sums their value. Values cover one currency only, by default that of the brand. */
  by: z.enum(['volume', 'value']).default('volume'),
  forms: listOf(uuid),
  countries: listOf(countrySchema),
  locations: listOf(uuid),
  sources: listOf(z.enum(LEAD_ORIGINS)),
  /** Amounts of several currencies are not added up. Only used by value: by volume, leads of all currencies are counted. */
  currency: currencySchema.optional(),
};
const filters = z.strictObject(conversionFilters);
export type ComparedMonths = (typeof COMPARED_MONTHS)[number];
export type ConversionFilters = Omit<z.output<typeof filters>, 'by'>;

const amount = { count: z.number().int(), /** In hundredths. */ value: z.number().int() };
const measure = z.object(amount);
const outcome = {
  created: measure,
  accepted: measure,
  converted: measure,
  lost: measure,
};
export type Measure = z.output<typeof measure>;

const totals = z.object({
  ...outcome,
  /** Lost leads that ended without any action. */
  idle: measure,
});

/** In minutes; null if there are no such leads. */
const minutes = z.number().nullable();

const access = { kind: 'client', client: 'params.clientId', may: seeConversion } as const;
const PATH = '/gtr-api/lead-generation/clients/{clientId}/conversion';
const params = z.strictObject({ clientId: uuid });

export const getConversionCall = defineCall({
  method: 'GET',
  path: PATH,
  module: 'leads',
  summary: 'What became of the leads of the last twelve full months, and of twelve earlier months.',
  access,
  params,
  query: z.strictObject({
    ...conversionFilters,
    compare: z.coerce
      .number()
      .pipe(z.literal([...COMPARED_MONTHS]))
      .default(COMPARED_MONTHS[0]),
  }),
  response: z.object({
    /** Leads are counted up to this time. */
    countedAt: z.string(),
    /** First and last month, 2026-10. */
    from: z.string(),
    to: z.string(),
    /** Currency of the amounts; null by volume, where leads of all currencies are counted. */
    currency: z.string().nullable(),
    totals,
    /** Of the twelve months to compare with. */
    before: totals,
    /** Without gaps; the last full month comes last. */
    months: z.array(
      z.object({
        month: z.string(),
        ...outcome,
        /** Accepted and not ended yet. */
        open: measure,
        /** Not accepted yet. */
        waiting: measure,
      }),
    ),
    /** Median. */
    toAccept: z.object({ now: minutes, before: minutes }),
    /** Median from the acceptance on. */
    toConvert: z.object({ now: minutes, before: minutes }),
    /** Number of leads by time to acceptance, and how many of them were converted. */
    answerTimes: z.array(
      z.object({
        /** In minutes; null for the last class, which has no upper end. */
        under: minutes,
        accepted: z.number().int(),
        converted: z.number().int(),
      }),
    ),
    /** Filter options, most leads first: values of the leads of the two years, regardless of the current filter. */
    choices: z.object({
      forms: z.array(z.object({ id: z.string(), name: z.string() })),
      countries: z.array(z.string()),
      currencies: z.array(z.string()),
    }),
    /** Names of the shops in the filter. */
    locations: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
});
export type Conversion = z.output<(typeof getConversionCall)['response']>;

export const BREAKDOWN_SORTS = ['converted', 'created', 'rate', 'name'] as const;

export const conversionBreakdownCall = defineCall({
  method: 'GET',
  path: `${PATH}/breakdown`,
  module: 'leads',
  summary: 'The same months by location, country, product or source, a page at a time.',
  access,
  params,
  query: z.strictObject({
    ...conversionFilters,
    of: z.enum(BREAKDOWNS).default('location'),
    sortBy: z.enum(BREAKDOWN_SORTS).default('converted'),
    sortDesc: z
      .enum(['true', 'false'])
      .transform((word) => word === 'true')
      .default(true),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    limit: z.coerce.number().int().min(1).max(100).default(6),
  }),
  response: z.object({
    total: z.number().int(),
    items: z.array(
      z.object({
        /** Location id, country code, SKU or source; null if unknown. */
        key: z.string().nullable(),
        /** Name of a location or product; otherwise `key` is sufficient. */
        name: z.string(),
        city: z.string(),
        ...outcome,
        /** Median; null for products and if unknown. */
        toAccept: minutes,
      }),
    ),
  }),
});

export const conversionFileCall = defineCall({
  method: 'GET',
  path: `${PATH}/file`,
  module: 'leads',
  summary:
    'The figures of the dashboard as a file: months, then locations, countries, products and sources.',
  access,
  params,
  query: z.strictObject({ ...conversionFilters, format: z.enum(SHEET_FORMATS).default('xlsx') }),
  response: { file: 'application/octet-stream' },
});
