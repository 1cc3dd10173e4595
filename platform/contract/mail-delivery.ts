import { z } from 'zod';
import { defineCall } from './call.ts';
import { defineProblem } from './problem.ts';
import { notFound, unavailable } from './problems.ts';

/** Why a mail did not arrive; the web has a text for each code. */
export type DeliveryReason =
  | 'UserUnknown'
  | 'MailboxInactive'
  | 'QuotaExceeded'
  | 'InvalidDomain'
  | 'NoMailHost'
  | 'RelayOrAccessDenied'
  | 'SenderBlocked'
  | 'ContentBlocked'
  | 'PolicyIssue'
  | 'SystemIssue'
  | 'ProtocolIssue'
  | 'ConnectionIssue'
  | 'GreyListed'
  | 'CertificateInvalid'
  | 'EncryptionMissing'
  | 'EncryptionFailed'
  | 'NoGreeting'
  | 'NotConfirmed'
  | 'PreBlocked'
  | 'DuplicateInCampaign'
  | 'SpamPreBlocked'
  | 'BadOrEmptyTemplate'
  | 'ErrorInTemplateLanguage'
  | 'TypoFix'
  | 'BlackListed'
  | 'SpamReporter'
  | 'Unknown';

/** Providers group events of some seconds: Mailjet and others send at most a few hundred in one call. */
export const MAIL_EVENTS_LIMIT = 1_000;
/** One kilobyte per event. */
const KILOBYTES = 1_024;

export const tooManyMailEvents = defineProblem<{ events: number; kilobytes: number }>({
  status: 413,
  code: 'TOO_MANY_MAIL_EVENTS',
  title: `A call takes at most ${MAIL_EVENTS_LIMIT} events in ${KILOBYTES} KB: send the others in another call.`,
});
export const refuseMailEvents = () =>
  tooManyMailEvents({ events: MAIL_EVENTS_LIMIT, kilobytes: KILOBYTES });

/** The invalid part of an event; `failed` is an error of ours, which is in the log. */
export const REJECTED_EVENT_REASONS = [
  'notAnObject',
  'event',
  'time',
  'CustomID',
  'failed',
] as const;

/**
 * Receives delivery events from the mail provider: delivered, bounced, blocked, reported as spam [LEAD-09]. Accepts
 * Mailjet's format, one event or a list. A list is rejected only for its length, because the provider resends a
 * rejected list as a whole. Valid events are processed, invalid ones are listed in the response. Unknown event kinds
 * and unknown mails count as accepted.
 */
export const receiveMailEventsCall = defineCall({
  method: 'POST',
  path: '/gtr-api/platform/public/mail-events/{secret}',
  module: 'platform',
  summary: 'What became of emails, as the mail provider tells it (Mailjet’s Event API).',
  access: {
    kind: 'public',
    reason: 'The provider has no account: it knows the secret address that was configured here.',
  },
  params: z.strictObject({ secret: z.string().min(1).max(200) }),
  body: z.union([
    z.array(z.unknown()).meta({ maxItems: MAIL_EVENTS_LIMIT }),
    z.record(z.string(), z.unknown()),
  ]),
  bodyBytes: KILOBYTES * 1_024,
  tooLarge: refuseMailEvents,
  // Bounce texts come from mail servers all over the world, in any encoding.
  foreignText: 'replace',
  response: z.object({
    /** Number of events with new information about a mail. */
    noted: z.number().int(),
    accepted: z.number().int(),
    rejected: z.array(
      z.object({
        /** Index in the list, from 0. */
        index: z.number().int(),
        reason: z.enum(REJECTED_EVENT_REASONS),
      }),
    ),
  }),
  rate: { max: 600, seconds: 60 },
  errors: [notFound, unavailable, tooManyMailEvents],
});
