import { z } from 'zod';

/** A key by which a server of the client makes calls. The key itself is shown once, when it is made. */
export const apiKeySchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Its first letters, to tell keys apart. */
  prefix: z.string(),
  /** What it may do: `leads.send`, `leads.read`. */
  scopes: z.array(z.string()),
  createdAt: z.string(),
  createdBy: z.string(),
  /** False where its maker can no longer sign in at the client. The key goes on working. */
  makerHasAccess: z.boolean(),
  lastUsedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
});
export type ApiKey = z.output<typeof apiKeySchema>;
