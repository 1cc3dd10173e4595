import { ADMIN_ROLES } from '#platform/contract/permission.ts';
import { defineNotificationKind } from '#platform/server/notifications/notification-kind.ts';

// Forms and leads are one group in the settings of notifications.
const group = 'leads:menu.group';

/** Kinds of notifications about forms, and who can get them. */
export const formNotificationKinds = [
  defineNotificationKind({
    name: 'form-broken',
    group,
    label: 'forms:notificationKinds.formBroken',
    recipients: { roles: ADMIN_ROLES, menu: 'platform/forms' },
    mailing: 'never',
  }),
  defineNotificationKind({
    name: 'account',
    group,
    label: 'forms:notificationKinds.keyMakerLeft',
    recipients: { roles: ADMIN_ROLES, menu: 'platform/forms' },
    // A former user may still know the keys.
    isBellRequired: true,
    mailing: 'immediately',
  }),
];
