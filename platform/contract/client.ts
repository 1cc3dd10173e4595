import { z } from 'zod';

/** A client is a brand that works with the suite: every row, call and connection belongs to one. */
export const clientSchema = z.object({
  uuid: z.string(),
  identifier: z.string(),
  brandId: z.string(),
  name: z.string(),
  /** Where its days begin and end, by its IANA name. */
  timeZone: z.string(),
});
export type Client = z.infer<typeof clientSchema>;
