import { defineModule } from '../module.ts';
import { announceChanges } from './announce.migration.ts';
import { clearOldNotifications } from './clear-old-notifications.job.ts';
import { notificationsMigration } from './notifications.migration.ts';
import { listNotificationsRoute } from './routes/list-notifications.route.ts';
import { readNotificationsRoute } from './routes/read-notifications.route.ts';

export const liveModule = defineModule({
  name: 'platform-live',
  migrations: [notificationsMigration, announceChanges],
  routes: [listNotificationsRoute, readNotificationsRoute],
  jobs: [clearOldNotifications],
});
