import { definePort } from '#platform/contract/port.ts';

/**
 * The brand's active users, including admins, who have a menu item. Users limited to single locations are not included.
 * Implemented by the module that stores users.
 */
export const brandUsersWith = definePort<{ clientId: string; menu: string }, string[]>(
  'sessions.brand-users-with',
);
