import { z } from 'zod';

/** Actions of a contact known to the suite, in the order of a journey. */
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
  /** Shared by all events of one journey, from scan to reply; null for single events. */
  journeyId: z.string().nullable(),
  sku: z.string().nullable(),
  grade: z.number().int().nullable(),
  /** In hundredths. */
  amount: z.number().int().nullable(),
  /** More data: product, shop, suffix, by, origin, reason, name, campaign, criteria, undone. */
  detail: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type Station = z.infer<typeof stationSchema>;
