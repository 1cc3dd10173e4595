import { z } from 'zod';
import { userDisabled } from '#modules/accounts/contract/user-events.ts';
import { uuid } from '#platform/contract/ids.ts';
import { defineListener } from '#platform/server/events/listener.ts';
import { defineJob } from '#platform/server/jobs/job.ts';
import { removeFormerUser } from './remove-former-user.ts';

/**
 * There may be thousands of leads: each is handled separately, and none twice, because removed recipients no longer
 * match.
 */
export const removeFormerUserJob = defineJob({
  name: 'leads.leave-with-user',
  input: z.object({ clientId: uuid, userId: uuid }),
  async handle({ input, app, signal }) {
    await removeFormerUser(app, input, { signal });
  },
});

export const removeUserOnDisabled = defineListener({
  name: 'leads.leave-on-disabled',
  event: userDisabled,
  async handle({ event: { clientId, payload }, db, app }) {
    const { userId } = payload;
    await app.jobs.enqueue(db, removeFormerUserJob, { clientId, userId }, { clientId });
  },
});
