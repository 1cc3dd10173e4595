import { defineModule } from '../module.ts';
import { announceMigration } from './announce.migration.ts';
import { clearOldNotifications } from './clear-old-notifications.job.ts';
import { notificationPersonalData } from './notification-personal-data.ts';
import { notificationsMigration } from './notifications.migration.ts';
import { listNotificationsRoute, readNotificationsRoute } from './routes/notifications.route.ts';
import { tellRecordsMigration } from './tell-records.migration.ts';

export const liveModule = defineModule({
  name: 'platform-live',
  migrations: [notificationsMigration, announceMigration, tellRecordsMigration],
  routes: [listNotificationsRoute, readNotificationsRoute],
  jobs: [clearOldNotifications],
  persons: notificationPersonalData,
});
