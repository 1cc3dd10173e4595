import { BRAND_ROLES, ROLES } from '#platform/contract/permission.ts';
import { defineNotificationKind } from '#platform/server/notifications/notification-kind.ts';

const group = 'leads:menu.group';

/** Kinds of notifications about leads, and who can get them. */
export const leadNotificationKinds = [
  defineNotificationKind({
    name: 'lead-new',
    group,
    label: 'leads:notificationKinds.leadNew',
    recipients: { roles: ROLES, menu: 'platform/leads' },
    mailing: 'never',
  }),
  defineNotificationKind({
    name: 'mail-bounced',
    group,
    label: 'leads:notificationKinds.mailBounced',
    recipients: { roles: BRAND_ROLES, menu: 'platform/leads' },
    mailing: 'never',
  }),
];
