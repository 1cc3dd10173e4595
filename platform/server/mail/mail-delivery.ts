import { z } from 'zod';
import { uuid } from '#platform/contract/ids.ts';

/** Over some sixteen hours, from half a minute to four hours apart: longer than a receiver's bad night. */
export const MOST_ATTEMPTS = 13;
const FIRST_PAUSE_SECONDS = 30;
const LONGEST_PAUSE_SECONDS = 4 * 60 * 60;

/**
 * A mail that may have arrived is retried once automatically, after a pause: a server that hangs would only get a
 * second copy.
 */
export const UNCONFIRMED_RETRIES = 1;
export const UNCONFIRMED_PAUSE_SECONDS = 15 * 60;

/** How long after so many tries the next one follows. */
export function pauseAfter(attempts: number): number {
  return Math.min(FIRST_PAUSE_SECONDS * 2 ** (attempts - 1), LONGEST_PAUSE_SECONDS);
}

/** Job for each attempt of a mail; implemented in `deliver-mail.job.ts`. */
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

/** Groups mails by domain: the part after the last @. */
export function recipientDomain(recipient: string): string {
  return recipient.slice(recipient.lastIndexOf('@') + 1).toLowerCase();
}
