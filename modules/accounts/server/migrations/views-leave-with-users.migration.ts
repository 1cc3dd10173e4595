import { defineMigration } from '#platform/server/database/migration.ts';
import { ownViewsLeave } from '#platform/server/views/views-of-modules.ts';

/** Deletes a user's private views when the user leaves a client or is deleted. */
export const viewsLeaveWithUsersMigration = defineMigration({
  name: '2026-11-18-06-accounts-views-leave',
  async up(db) {
    await ownViewsLeave(db, 'accounts.memberships', { user: 'user_id', client: 'client_id' });
    await ownViewsLeave(db, 'accounts.users', { user: 'id' });
  },
});
