import { z } from 'zod';
import { defineCall } from '../call.ts';
import { uuid } from '../ids.ts';
import { PAGE_SIZE_LIMIT } from '../limits.ts';

/** The user has seen these notifications, or all of them. */
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
