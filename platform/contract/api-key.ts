import { z } from 'zod';

/** A key by which a server of the client makes calls. The key itself is shown once, when it is made. */
export const apiKeySchema = z.object({
  id: z.string(),
  name: z.string(),
  /** First characters of the key, to distinguish keys in a list. */
  prefix: z.string(),
  /** Permissions of the key: `leads.send`, `leads.read`. */
  scopes: z.array(z.string()),
  createdAt: z.string(),
  createdBy: z.string(),
  /** False when the user who created the key can no longer sign in at the client. The key stays valid. */
  makerHasAccess: z.boolean(),
  lastUsedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
});
export type ApiKey = z.output<typeof apiKeySchema>;
