import { definePort } from '#platform/contract/port.ts';

/**
 * The brand's own users, admins among them, who may come in today and have a menu item; the module that keeps users answers.
 * Whoever stands for single locations is not among them.
 */
export const brandUsersWith = definePort<{ clientId: string; menu: string }, string[]>(
  'sessions.brand-users-with',
);
