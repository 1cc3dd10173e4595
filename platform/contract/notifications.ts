import { z } from 'zod';
import { defineCall } from './call.ts';
import { uuid } from './ids.ts';
import { jobProgressSchema } from './jobs.ts';
import { DEFAULT_PAGE_SIZE, PAGE_SIZE_LIMIT } from './limits.ts';
import { forbidden, tooManyRequests } from './problems.ts';
import { textReferenceSchema } from './text/text-keys.ts';

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
export const SUITE_CLIENT_ID = '00000000-0000-0000-0000-000000000000';

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
  /** Path of its target: below the client's path, or of a call that returns a file. */
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

/** The user's notifications, newest first, with unread counts per tab. */
export const listNotifications = defineCall({
  method: 'GET',
  path: '/api/notifications',
  summary: 'The notifications of this user, newest first, and how many are unread under each tab.',
  module: 'platform',
  access: { kind: 'session' },
  query: z.strictObject({
    clientId: uuid.optional(),
    tab: z.enum(['all', 'unread', 'jobs', 'leads', 'failures']).default('all'),
    /** The `nextCursor` of the previous page. */
    cursor: uuid.optional(),
    limit: z.coerce.number().int().min(1).max(PAGE_SIZE_LIMIT).default(DEFAULT_PAGE_SIZE),
  }),
  response: z.object({
    items: z.array(notificationSchema),
    nextCursor: z.string().nullable(),
    unread: z.object({
      all: z.number().int(),
      jobs: z.number().int(),
      leads: z.number().int(),
      failures: z.number().int(),
    }),
  }),
  errors: [forbidden],
});

/** Marks the given notifications, or all, as read. */
export const readNotifications = defineCall({
  method: 'POST',
  path: '/api/notifications/read',
  summary: 'Marks some notifications of this user as read, or all of them.',
  module: 'platform',
  access: { kind: 'session' },
  body: z.union([
    z.strictObject({ ids: z.array(uuid).min(1).max(PAGE_SIZE_LIMIT) }),
    z.strictObject({ all: z.literal(true), clientId: uuid.optional() }),
  ]),
  response: z.object({ read: z.number().int() }),
});

/** Messages from the server to an open browser. They are small: the browser reloads the changed data with its call. */
export const liveMessageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('job.progress'), job: jobProgressSchema }),
  z.object({ kind: z.literal('job.ended'), job: jobProgressSchema }),
  z.object({
    kind: z.literal('notification.created'),
    notification: z.object({
      id: z.string(),
      clientId: z.string(),
      kind: z.enum(NOTIFICATION_KINDS),
    }),
  }),
  /** Records of one of the user's clients changed; screens that show such records reload them. */
  z.object({
    kind: z.literal('records.changed'),
    clientId: z.string(),
    records: z.array(z.string()),
  }),
  z.object({ kind: z.literal('session.ended'), sessionId: z.string() }),
]);
export type LiveMessage = z.infer<typeof liveMessageSchema>;

/** Pushes job progress and notifications to an open browser. */
export const openLiveStream = defineCall({
  method: 'GET',
  path: '/api/live',
  summary:
    'A stream of server-sent events: progress of jobs, new notifications, the end of the session.',
  module: 'platform',
  access: { kind: 'session' },
  response: { file: 'text/event-stream' },
  errors: [tooManyRequests],
});
