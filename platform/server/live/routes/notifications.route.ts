import { listNotifications } from '#platform/contract/calls/list-notifications.ts';
import { HOUSE_CLIENT_ID } from '#platform/contract/calls/notification.ts';
import { readNotifications } from '#platform/contract/calls/read-notifications.ts';
import { requestedClientIds } from '../../sessions/requested-client-ids.ts';
import { actionsOpenHere } from '../actions-open-here.ts';
import { notificationPage, unreadCounts } from '../list-notifications.query.ts';
import { markNotificationsRead } from '../mark-notifications-read.ts';
import { route } from '../route.ts';

export const listNotificationsRoute = route(listNotifications, async ({ db, principal, query }) => {
  const clientIds = requestedClientIds(principal, query.clientId);
  if (principal.isSuperAdmin && !principal.actedBy) clientIds.push(HOUSE_CLIENT_ID);
  const own = { userId: principal.userId, clientIds };
  const { locale } = principal;
  const page = await notificationPage({ db }, { ...query, ...own, locale, cursor: query.cursor });
  return {
    ...page,
    items: page.items.map((told) => ({ ...told, actions: actionsOpenHere(principal, told) })),
    unread: await unreadCounts({ db }, own),
  };
});

export const readNotificationsRoute = route(
  readNotifications,
  async ({ db, principal: { userId }, body }) => ({
    read: await markNotificationsRead({ db }, userId, body),
  }),
);
