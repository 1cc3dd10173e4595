import { ADMIN_ROLES, ROLES } from '#platform/contract/permission.ts';
import { defineNotificationKind } from './notification-kind.ts';

const group = 'platform:notificationKinds.group';

/** Kinds of notifications that the platform itself creates: jobs, webhooks, maps. */
export const platformNotificationKinds = [
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
