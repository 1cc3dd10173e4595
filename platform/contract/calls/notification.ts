import { z } from 'zod';
import { textReferenceSchema } from '../text/text-reference.ts';

/** Kinds of notifications in the header's notification panel. */
export const NOTIFICATION_KINDS = [
  'job-done',
  'job-failed',
  'lead-new',
  'webhook-failed',
  'reply-failed',
  'mail-bounced',
  'account',
  'disk-low',
  'map-failed',
  'queue-grows',
  'form-broken',
  'review-negative',
  'review-risk',
  'change-requested',
  'change-decided',
  'prospects-assigned',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Client ID for notifications that concern the whole suite. Only super admins see them. */
export const HOUSE_CLIENT_ID = '00000000-0000-0000-0000-000000000000';

/** Notification kinds per tab of the panel. A failed job appears under both `jobs` and `failures`. */
export const KINDS_OF_TAB = {
  jobs: ['job-done', 'job-failed'],
  leads: ['lead-new'],
  failures: [
    'job-failed',
    'webhook-failed',
    'reply-failed',
    'mail-bounced',
    'disk-low',
    'map-failed',
    'queue-grows',
    'form-broken',
    'review-risk',
  ],
} as const satisfies Record<string, readonly NotificationKind[]>;
export type NotificationTab = keyof typeof KINDS_OF_TAB;

export const notificationActionSchema = z.object({
  label: textReferenceSchema,
  /** Where it leads, below the client's address or as a call's address for a file. */
  path: z.string().regex(/^\/(?![/\\])/),
});
export type NotificationAction = z.infer<typeof notificationActionSchema>;

export const notificationSchema = z.object({
  id: z.string(),
  clientId: z.string(),
  kind: z.enum(NOTIFICATION_KINDS),
  title: textReferenceSchema,
  body: textReferenceSchema,
  actions: z.array(notificationActionSchema),
  createdAt: z.iso.datetime(),
  readAt: z.iso.datetime().nullable(),
});
export type Notification = z.infer<typeof notificationSchema>;
