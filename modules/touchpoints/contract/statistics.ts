import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { notFound } from '#platform/contract/problems.ts';
import { seeTouchpoints } from './permissions.ts';
import { touchpointId } from './touchpoint-calls.ts';

/** Number of scans and clicks: over time, by country, device, suffix and product [TP-05]. */
export const DEVICES = ['iphone', 'android', 'tablet', 'computer', 'other'] as const;
export type Device = (typeof DEVICES)[number];
export const VISIT_KINDS = ['scan', 'click'] as const;
export type VisitKind = (typeof VISIT_KINDS)[number];

export const STATISTICS_PERIODS = ['12-months', '90-days', '30-days'] as const;
export type StatisticsPeriod = (typeof STATISTICS_PERIODS)[number];

/**
 * The last thirty days are compared with the thirty directly before (0), or with those that ended so many months
 * earlier.
 */
export const COMPARED_MONTHS = [0, 1, 3, 6, 12] as const;
export type ComparedMonths = (typeof COMPARED_MONTHS)[number];

const access = { kind: 'client', client: 'query.brandId', may: seeTouchpoints } as const;
const query = z.strictObject({
  brandId: z.string(),
  period: z.enum(STATISTICS_PERIODS).default('12-months'),
});

const countOf = z.object({ value: z.string(), scans: z.number().int(), clicks: z.number().int() });

const overTime = {
  /** Visits by people since creation; `scans` through the code, `clicks` through the short URL. */
  visits: z.number().int(),
  scans: z.number().int(),
  clicks: z.number().int(),
  /**
   * Visits by code divided by the printed quantity; clicks do not count, because they need no print. Null if no
   * quantity is known.
   */
  scanRate: z.number().nullable(),
  quantity: z.number().int().nullable(),
  /** Visits of the last thirty days. */
  last30Days: z.number().int(),
  /** The thirty days to compare with. */
  previous30Days: z.number().int(),
  previousRange: z.object({ from: z.string(), to: z.string() }),
  /** Months for twelve months, else days; without gaps, the present one last. */
  overTime: z.array(
    z.object({ from: z.string(), scans: z.number().int(), clicks: z.number().int() }),
  ),
  /** Countries of the period, most visits first; an empty value means unknown. */
  countries: z.array(
    /** How many of its visits are assigned only by the browser's language. */
    countOf.extend({ byLanguage: z.number().int() }),
  ),
  devices: z.array(countOf),
};

export const getTouchpointStatisticsCall = defineCall({
  method: 'GET',
  path: '/api/node/touchpoint/statistics/{id}',
  module: 'touchpoints',
  summary: 'Scans and clicks of one touchpoint over time, by country, device and suffix.',
  access,
  params: z.strictObject({ id: touchpointId }),
  query,
  response: z.object({
    ...overTime,
    suffixes: z.array(countOf),
    robots: z.number().int(),
    last: z
      .object({
        at: z.string(),
        country: z.string(),
        countryByLanguage: z.boolean(),
        device: z.enum(DEVICES),
      })
      .nullable(),
  }),
  errors: [notFound],
});

export const getBrandStatisticsCall = defineCall({
  method: 'GET',
  path: '/api/node/touchpoint/statistics',
  module: 'touchpoints',
  summary:
    'Scans and clicks of all touchpoints of a brand over time, by country, device and product.',
  access,
  query: query.extend({
    compare: z.coerce
      .number()
      .pipe(z.literal([...COMPARED_MONTHS]))
      .default(COMPARED_MONTHS[0]),
  }),
  response: z.object({
    ...overTime,
    products: z.array(countOf.extend({ name: z.string(), _id: z.string().nullable() })),
  }),
});
