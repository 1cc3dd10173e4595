import { sql } from 'kysely';
import { ADMIN_ROLES, ROLES } from '#platform/contract/permission.ts';
import type { App } from '../app.ts';
import { announceMigration } from '../live/announce.migration.ts';
import { announceRecordChangesMigration } from '../live/announce-record-changes.migration.ts';
import { defineModule } from '../module.ts';
import { deleteMentions, type FreeText, rowsThatMention } from '../persons/mentions.ts';
import type { PersonalDataHandler } from '../persons/persons.ts';
import { clearOldNotifications } from './clear-old-notifications.job.ts';
import { notificationsMail } from './mail/notifications.mail.ts';
import { checkNotificationMail, sendDueMailsJob } from './mail/send-due-mails.job.ts';
import { unsubscribePages } from './mail/unsubscribe.page.ts';
import { defineNotificationKind } from './notification-kind.ts';
import { notificationSettingsMigration } from './notification-settings.migration.ts';
import { notificationSettingsRoutes } from './notification-settings.route.ts';
import { notificationsMigration } from './notifications.migration.ts';
import { listNotificationsRoute, readNotificationsRoute } from './notifications.route.ts';

const group = 'platform:notificationKinds.group';

/** Kinds of notifications that the platform itself creates: jobs, webhooks, maps. */
const platformNotificationKinds = [
  defineNotificationKind({
    name: 'job-done',
    group,
    label: 'platform:notificationKinds.jobDone',
    recipients: { roles: ROLES },
    mailing: 'never',
  }),
  defineNotificationKind({
    name: 'job-failed',
    group,
    label: 'platform:notificationKinds.jobFailed',
    recipients: { roles: ROLES },
    mailing: 'never',
  }),
  defineNotificationKind({
    name: 'webhook-failed',
    group,
    label: 'platform:notificationKinds.webhookFailed',
    recipients: { roles: ADMIN_ROLES },
    mailing: 'immediately',
  }),
  defineNotificationKind({
    name: 'map-failed',
    group,
    label: 'platform:notificationKinds.mapFailed',
    recipients: { roles: ADMIN_ROLES },
    mailing: 'never',
  }),
];

const WHAT = 'platform:person.notifications';

const NOTIFICATIONS: FreeText = {
  table: 'platform.notifications',
  columns: { title: 'jsonb', body: 'jsonb', actions: 'jsonb' },
};

/** Deletes notifications about an erased person, because their links lead nowhere. */
const notificationPersonalData: PersonalDataHandler<App> = {
  async held(person, { db }) {
    const shown = sql`created_at as at, title, body`;
    const records = await rowsThatMention({ db }, person, { ...NOTIFICATIONS, shown });
    return [{ what: WHAT, records }];
  },
  erase: async (person, { db }) => [
    { what: WHAT, count: await deleteMentions({ db }, person, NOTIFICATIONS) },
  ],
};

export const notificationsModule = defineModule({
  name: 'platform-live',
  migrations: [
    notificationsMigration,
    announceMigration,
    announceRecordChangesMigration,
    notificationSettingsMigration,
  ],
  routes: [listNotificationsRoute, readNotificationsRoute, ...notificationSettingsRoutes],
  pages: unsubscribePages,
  jobs: [clearOldNotifications, sendDueMailsJob],
  mails: [notificationsMail],
  mailChecks: [checkNotificationMail],
  notificationKinds: platformNotificationKinds,
  clientData: {
    leftOut: {
      'platform.notifications': 'they link to jobs and files of this installation',
      'platform.notification_mailings': 'emails about notifications, which are left out',
    },
  },
  persons: notificationPersonalData,
});
