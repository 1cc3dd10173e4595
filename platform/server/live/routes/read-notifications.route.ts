import { readNotifications } from '#platform/contract/calls/read-notifications.ts';
import { route } from '../route.ts';

export const readNotificationsRoute = route(
  readNotifications,
  async ({ db, principal: { userId }, body }) => {
    const unread = db
      .updateTable('platform.notifications')
      .set({ read_at: new Date() })
      .where('user_id', '=', userId)
      .where('read_at', 'is', null);
    const chosen =
      'ids' in body
        ? unread.where('id', 'in', body.ids)
        : unread.$if(body.clientId !== undefined, (query) =>
            query.where('client_id', '=', body.clientId ?? ''),
          );
    const { numUpdatedRows } = await chosen.executeTakeFirstOrThrow();
    return { read: Number(numUpdatedRows) };
  },
);
