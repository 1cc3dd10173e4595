import { listNotifications } from '#platform/contract/calls/list-notifications.ts';
import { notificationPage, unreadCounts } from '../list-notifications.query.ts';
import { route } from '../route.ts';

export const listNotificationsRoute = route(
  listNotifications,
  async ({ db, principal: { userId }, query }) => ({
    ...(await notificationPage(db, {
      ...query,
      userId,
      clientId: query.clientId,
      cursor: query.cursor,
    })),
    unread: await unreadCounts(db, { userId, clientId: query.clientId }),
  }),
);
