import { z } from 'zod';
import { uuid } from '#platform/contract/ids.ts';

/** Over some sixteen hours, from half a minute to four hours apart: longer than a receiver's bad night. */
export const MOST_ATTEMPTS = 13;
const RETRY = {
  // A job that finds the mail with another worker comes back without having attempted anything.
  limit: MOST_ATTEMPTS + 7,
  delaySeconds: 30,
  backoff: true,
  longestDelaySeconds: 4 * 60 * 60,
};

/** What is enqueued for each mail; `deliver-mail.job.ts` says how it is done. */
export const mailDelivery = {
  name: 'mail.deliver',
  input: z.object({ clientId: uuid, mailId: uuid }),
  retry: RETRY,
  concurrency: 5,
  expireSeconds: 180,
};
