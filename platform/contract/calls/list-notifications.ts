import { z } from 'zod';
import { defineCall } from '../call.ts';
import { uuid } from '../ids.ts';
import { DEFAULT_PAGE_SIZE, PAGE_SIZE_LIMIT } from '../limits.ts';
import { forbidden } from '../problems.ts';
import { notificationSchema } from './notification.ts';

/** The user's notifications, newest first, with how many are unread under each tab. */
export const listNotifications = defineCall({
  method: 'GET',
  path: '/api/notifications',
  summary: 'The notifications of this user, newest first, and how many are unread under each tab.',
  module: 'platform',
  access: { kind: 'session' },
  query: z.strictObject({
    clientId: uuid.optional(),
    tab: z.enum(['all', 'unread', 'jobs', 'leads', 'failures']).default('all'),
    /** The `nextCursor` of the page before. */
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
