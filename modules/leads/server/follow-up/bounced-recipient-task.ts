import { z } from 'zod';
import { uuid } from '#platform/contract/ids.ts';

/** Job definition for permanently bounced mails; the handler is in `leave-bounced-party.job.ts`. */
export const bouncedRecipientTask = {
  name: 'leads.leave-bounced-party',
  input: z.object({
    clientId: uuid,
    /** Idempotency key of the mail. */
    key: z.string(),
    /** The reader called it spam; it did arrive. */
    isSpam: z.boolean().default(false),
  }),
  retry: { limit: 10, delaySeconds: 30, backoff: true },
};
