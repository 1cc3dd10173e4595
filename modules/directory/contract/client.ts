import { z } from 'zod';

/** A client is a brand that works with the suite. */
export const clientSchema = z.object({
  uuid: z.string(),
  identifier: z.string(),
  brandId: z.string(),
  name: z.string(),
});
export type Client = z.infer<typeof clientSchema>;
