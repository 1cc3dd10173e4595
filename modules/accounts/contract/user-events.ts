import { z } from 'zod';
import { defineEvent } from '#platform/contract/event.ts';
import { roleSchema } from '#platform/contract/permission.ts';

/** What other modules and webhooks hear about the users of a client. */
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

/** They can no longer come in at this client. */
export const userDisabled = defineEvent({
  type: 'user.disabled',
  label: 'accounts:event.userDisabled',
  payload: z.object({ userId: z.string() }),
});
