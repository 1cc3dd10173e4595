import { z } from 'zod';

/** Measures that can colour the areas of the map [OPP-01]. */
export const MEASURES = [
  'penetration',
  'intentions',
  'marketValue',
  'retailers',
  'sales',
  'salesGrowth',
  'salesPerIntention',
] as const;
export type Measure = (typeof MEASURES)[number];
export const measureSchema = z.enum(MEASURES);

/** Units: a share is 0.062 for 6.2 %, money is in hundredths. */
export const MEASURE_UNITS = {
  penetration: 'share',
  intentions: 'count',
  marketValue: 'money',
  retailers: 'count',
  sales: 'money',
  salesGrowth: 'share',
  salesPerIntention: 'money',
} as const satisfies Record<Measure, 'share' | 'count' | 'money'>;

/** Can be shown per 1,000 inhabitants where the area's source has them. */
export const PER_INHABITANTS: readonly Measure[] = [
  'intentions',
  'marketValue',
  'retailers',
  'sales',
];

/** Sources of intentions [OPP-01]. */
export const INTENTION_SOURCES = ['lead', 'scan', 'search', 'visit', 'import'] as const;
export type IntentionSource = (typeof INTENTION_SOURCES)[number];

/**
 * Precision of an intention's position. Leads are stored with a precision of about one kilometre, never the exact
 * address.
 */
export const PRECISIONS = ['kilometre', 'town', 'region', 'country'] as const;
export type Precision = (typeof PRECISIONS)[number];

export const AREA_LEVELS = [1, 2, 3, 4] as const;
export const areaLevelSchema = z.coerce.number().int().min(1).max(4) as unknown as z.ZodType<
  1 | 2 | 3 | 4,
  unknown
>;
/** `FR:3:12` for embedded areas, `own:{layerId}:{code}` for a client's own layer. */
export const areaIdSchema = z.string().min(1).max(200);
