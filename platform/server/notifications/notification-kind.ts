import type { MailingChoice } from '#platform/contract/notifications/notification-settings.ts';
import { type NotificationKind, SUITE_CLIENT_ID } from '#platform/contract/notifications.ts';
import type { Role } from '#platform/contract/permission.ts';
import type { Principal } from '../sessions/principal.ts';

/** One kind of notification as its module declares it [BEY-06]. */
export interface NotificationKindDefinition {
  name: NotificationKind;
  /** Text key of the heading under which the settings screen lists it. */
  group: string;
  /** Text key of the sentence that says what happened. */
  label: string;
  /** Which users can get it: by role and menu item at a client, or super admins only. */
  recipients: { roles: readonly Role[]; menu?: string } | 'super-admins';
  /** For security and loss of data: the user cannot turn it off in the panel. */
  isBellRequired?: boolean;
  /** When it is sent by email, unless the user decides otherwise. */
  mailing: MailingChoice;
}

export function defineNotificationKind(
  definition: NotificationKindDefinition,
): NotificationKindDefinition {
  return definition;
}

/** Whether the user can get this kind: at the given client, or at any of their clients. */
export function canReceive(
  { recipients }: NotificationKindDefinition,
  user: Pick<Principal, 'isSuperAdmin' | 'memberships'>,
  clientId?: string,
): boolean {
  if (recipients === 'super-admins' || clientId === SUITE_CLIENT_ID) return user.isSuperAdmin;
  const { roles, menu } = recipients;
  return [...user.memberships.values()].some(
    (at) =>
      (clientId === undefined || at.clientId === clientId) &&
      roles.includes(at.role) &&
      (menu === undefined || at.menus.has(menu)),
  );
}
