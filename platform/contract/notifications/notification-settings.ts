import { z } from 'zod';
import { defineCall } from '../call.ts';
import { NOTIFICATION_KINDS } from '../notifications.ts';
import { defineProblem } from '../problem.ts';
import { notFound } from '../problems.ts';
import { textReferenceSchema } from '../text/text-keys.ts';

/** When a kind of notification is also sent by email: never, immediately, or once a day in a summary. */
export const MAILING_CHOICES = ['never', 'immediately', 'daily'] as const;
export type MailingChoice = (typeof MAILING_CHOICES)[number];

/** The hour at which daily summaries are sent, in the time zone of the client. */
export const DAILY_SUMMARY_HOUR = 7;

const choiceSchema = z.strictObject({ bell: z.boolean(), mailing: z.enum(MAILING_CHOICES) });
export type NotificationChoice = z.infer<typeof choiceSchema>;

/** Why a user gets no notification emails at all: the link in an email, or an address that does not receive mail. */
export const MAIL_STOP_REASONS = ['unsubscribed', 'bounced'] as const;
export type MailStopReason = (typeof MAIL_STOP_REASONS)[number];

const notificationSettingsSchema = z.object({
  groups: z.array(
    z.object({
      label: textReferenceSchema,
      kinds: z.array(
        choiceSchema.extend({
          kind: z.enum(NOTIFICATION_KINDS),
          label: textReferenceSchema,
          /** The notification panel always shows this kind. */
          isBellRequired: z.boolean(),
        }),
      ),
    }),
  ),
  email: z.string(),
  mailStop: z.object({ reason: z.enum(MAIL_STOP_REASONS), since: z.iso.datetime() }).nullable(),
});
export type NotificationSettings = z.infer<typeof notificationSettingsSchema>;

/** This kind cannot be turned off in the notification panel. */
export const bellRequired = defineProblem({
  status: 409,
  code: 'BELL_REQUIRED',
  title: 'This kind of notification cannot be turned off in the notification panel.',
});

/** Kinds of notifications that the user can get by role and menu items, with the channels of each [BEY-06]. */
export const getNotificationSettings = defineCall({
  method: 'GET',
  path: '/api/notifications/settings',
  summary: 'The kinds of notifications that this user can get, and where each of them arrives.',
  module: 'platform',
  access: { kind: 'session' },
  response: notificationSettingsSchema,
});

/** Changes the channels of one kind of notification. */
export const changeNotificationSetting = defineCall({
  method: 'PUT',
  path: '/api/notifications/settings/{kind}',
  summary: 'Decides whether a kind of notification arrives in the panel, and when by email.',
  module: 'platform',
  access: { kind: 'session' },
  params: z.strictObject({ kind: z.enum(NOTIFICATION_KINDS) }),
  body: choiceSchema,
  response: z.null(),
  status: 204,
  errors: [notFound, bellRequired],
});

/** The user gets notification emails again after unsubscribing or after an email that could not be delivered. */
export const resumeNotificationMails = defineCall({
  method: 'POST',
  path: '/api/notifications/settings/resume-emails',
  summary: 'Sends notification emails to this user again.',
  module: 'platform',
  access: { kind: 'session' },
  response: z.null(),
  status: 204,
});
