import { z } from 'zod';
import { defineEvent } from '#platform/contract/event.ts';
import { roleSchema } from '#platform/contract/permission.ts';

/** Events about users of a client, for other modules and webhooks. */
export const userCreated = defineEvent({
  type: 'user.created',
  label: 'accounts:event.userCreated',
  payload: z.object({
    userId: z.string(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    role: roleSchema,
  }),
});

/** The user no longer has access to this client. */
export const userDisabled = defineEvent({
  type: 'user.disabled',
  label: 'accounts:event.userDisabled',
  payload: z.object({ userId: z.string() }),
});
