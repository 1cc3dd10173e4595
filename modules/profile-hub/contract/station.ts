import { z } from 'zod';

/** What the suite knows that a contact did; in the order of a journey. */
export const STATION_KINDS = [
  'scan',
  'landing',
  'lead',
  'accepted',
  'sale',
  'lost',
  'review',
  'reply',
  'import',
  'answer',
  'merge',
  'data-request',
] as const;
export type StationKind = (typeof STATION_KINDS)[number];

/** One thing that happened to a contact somewhere in the suite [PH-05]. */
export const stationSchema = z.object({
  id: z.string(),
  kind: z.enum(STATION_KINDS),
  at: z.string(),
  /** The same for what happened on one way, from scan to reply; null for what stands by itself. */
  journeyId: z.string().nullable(),
  sku: z.string().nullable(),
  grade: z.number().int().nullable(),
  /** In hundredths. */
  amount: z.number().int().nullable(),
  /** What else is told of it: product, shop, suffix, by, origin, reason, name, campaign, criteria, undone. */
  detail: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type Station = z.infer<typeof stationSchema>;
