import { opensHere } from '#platform/contract/navigation.ts';
import {
  listNotifications,
  type Notification,
  readNotifications,
  SUITE_CLIENT_ID,
} from '#platform/contract/notifications.ts';
import { createRouteFactory } from '../http/route.ts';
import { type Principal, requestedClientIds } from '../sessions/principal.ts';
import { notificationPage, unreadCounts } from './list-notifications.query.ts';
import { markNotificationsRead } from './notifications.ts';
import type { NotificationTables } from './tables.ts';

const route = createRouteFactory<NotificationTables>();

export const listNotificationsRoute = route(listNotifications, async ({ db, principal, query }) => {
  const clientIds = requestedClientIds(principal, query.clientId);
  if (principal.isSuperAdmin && !principal.actedBy) clientIds.push(SUITE_CLIENT_ID);
  const own = { userId: principal.userId, clientIds };
  const { locale } = principal;
  const page = await notificationPage({ db }, { ...query, ...own, locale, cursor: query.cursor });
  return {
    ...page,
    items: page.items.map((notification) => ({
      ...notification,
      actions: actionsOpenHere(principal, notification),
    })),
    unread: await unreadCounts({ db }, own),
  };
});

export const readNotificationsRoute = route(
  readNotifications,
  async ({ db, principal: { userId }, body }) => ({
    read: await markNotificationsRead({ db }, userId, body),
  }),
);

/** Keeps the notification but removes actions that lead to a module which now opens in another product [GEN-05]. */
function actionsOpenHere(
  principal: Pick<Principal, 'memberships'>,
  { clientId, actions }: Pick<Notification, 'clientId' | 'actions'>,
): Notification['actions'] {
  const modules = principal.memberships.get(clientId)?.modules ?? [];
  const elsewhere = modules.filter((given) => !opensHere(given)).map(({ module }) => `/${module}`);
  return actions.filter(
    ({ path }) => !elsewhere.some((root) => path === root || path.startsWith(`${root}/`)),
  );
}
