import { z } from 'zod';
import { defineCall } from '../call.ts';
import { notFound, unavailable } from '../problems.ts';

/** Providers gather the events of a second. */
const EVENTS_LIMIT = 500;

/**
 * What a mail provider tells of mails that it took: delivered, bounced, blocked, called spam [LEAD-09]. As Mailjet sends it, one
 * event or a list of them; what is in it that nobody here knows is no fault of the sender, who would only send it again.
 */
export const takeMailEventsCall = defineCall({
  method: 'POST',
  path: '/gtr-api/platform/public/mail-events/{secret}',
  module: 'platform',
  summary: 'What became of emails, as the mail provider tells it (Mailjet’s Event API).',
  access: {
    kind: 'public',
    reason: 'The provider has no account: it knows the secret address that was configured here.',
  },
  params: z.strictObject({ secret: z.string().min(1).max(200) }),
  body: z.union([z.array(z.unknown()).max(EVENTS_LIMIT), z.record(z.string(), z.unknown())]),
  // Some 120 of them, by the values they hold: more mails do not leave here in a second.
  bodyBytes: 64 * 1024,
  response: z.object({ noted: z.number().int() }),
  rate: { max: 600, seconds: 60 },
  errors: [notFound, unavailable],
});
