import { z } from 'zod';
import { userDisabled } from '#modules/accounts/contract/user-events.ts';
import { uuid } from '#platform/contract/ids.ts';
import { defineListener } from '#platform/server/events/listener.ts';
import { defineJob } from '#platform/server/jobs/job.ts';
import { leaveWithUser } from './leave-with-user.ts';

/** There may be thousands of leads: each by itself, and none twice, because who is off is asked no more. */
export const leaveWithUserJob = defineJob({
  name: 'leads.leave-with-user',
  input: z.object({ clientId: uuid, userId: uuid }),
  async handle({ input, app, signal }) {
    await leaveWithUser(app, input, { signal });
  },
});

export const leaveOnDisabled = defineListener({
  name: 'leads.leave-on-disabled',
  event: userDisabled,
  async handle({ event: { clientId, payload }, db, app }) {
    const { userId } = payload;
    await app.jobs.enqueue(db, leaveWithUserJob, { clientId, userId }, { clientId });
  },
});
