import {
  changeNotificationSetting,
  getNotificationSettings,
  resumeNotificationMails,
} from '#platform/contract/notifications/notification-settings.ts';
import { authenticationFailed } from '#platform/contract/problems.ts';
import { createRouteFactory } from '../http/route.ts';
import { userMailboxPort } from '../sessions/user-ports.ts';
import { changeSetting, findMailStop, listSettings, resumeMails } from './notification-settings.ts';
import type { NotificationTables } from './tables.ts';

const route = createRouteFactory<NotificationTables>();

export const notificationSettingsRoutes = [
  route(getNotificationSettings, async ({ db, app, principal }) => {
    const { userId } = principal;
    const mailbox = await app.ports.call(userMailboxPort, { userId }, { db, app });
    if (!mailbox) throw authenticationFailed();
    const stop = await findMailStop({ db, app }, { userId, email: mailbox.email });
    return {
      groups: await listSettings({ db, app }, principal),
      email: mailbox.email,
      mailStop: stop ? { reason: stop.reason, since: stop.since.toISOString() } : null,
    };
  }),
  route(changeNotificationSetting, async ({ db, app, principal, params, body }) => {
    await changeSetting({ db, app }, principal, { kind: params.kind, ...body });
    return null;
  }),
  route(resumeNotificationMails, async ({ db, principal }) => {
    await resumeMails({ db }, principal.userId);
    return null;
  }),
];
