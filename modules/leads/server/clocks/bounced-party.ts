import { z } from 'zod';
import { uuid } from '#platform/contract/ids.ts';

/** What is enqueued when nothing ever arrives at an address; `leave-bounced-party.job.ts` says what follows. */
export const bouncedParty = {
  name: 'leads.leave-bounced-party',
  input: z.object({
    clientId: uuid,
    /** What the mail was sent under. */
    key: z.string(),
    /** The reader called it spam; it did arrive. */
    isSpam: z.boolean().default(false),
  }),
  retry: { limit: 10, delaySeconds: 30, backoff: true },
};
