import { z } from 'zod';
import { uuid } from '#platform/contract/ids.ts';

/** Over some sixteen hours, from half a minute to four hours apart: longer than a receiver's bad night. */
export const MOST_ATTEMPTS = 13;
const FIRST_PAUSE_SECONDS = 30;
const LONGEST_PAUSE_SECONDS = 4 * 60 * 60;

/** What may have arrived is tried once more by itself, not at once: a server that hangs would only get the next copy. */
export const UNCONFIRMED_RETRIES = 1;
export const UNCONFIRMED_PAUSE_SECONDS = 15 * 60;

/** How long after so many tries the next one follows. */
export function pauseAfter(attempts: number): number {
  return Math.min(FIRST_PAUSE_SECONDS * 2 ** (attempts - 1), LONGEST_PAUSE_SECONDS);
}

/** What is enqueued for each try of a mail; `deliver-mail.job.ts` says how it is done. */
export const mailDelivery = {
  name: 'mail.deliver',
  input: z.object({ clientId: uuid, mailId: uuid }),
  // A try that failed has enqueued the next. These are for workers that were killed, and for mails that one still has.
  retry: { limit: 20, delaySeconds: 30, backoff: true, longestDelaySeconds: 10 * 60 },
  concurrency: 10,
  // Mails to one receiver may all be slow: they leave room for those to others.
  ofOneGroup: 4,
  // Longer than the slowest server that is still waited for, whatever is configured.
  expireSeconds: 2 * 60 * 60,
};

/** Mails to one domain stand together: the part behind the last @. */
export function receiverOf(recipient: string): string {
  return recipient.slice(recipient.lastIndexOf('@') + 1).toLowerCase();
}
