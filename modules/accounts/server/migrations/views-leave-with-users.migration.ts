import { defineMigration } from '#platform/server/database/migration.ts';
import { ownViewsLeave } from '#platform/server/views/own-views-leave.ts';

/** Who leaves a client, or is deleted, leaves no list behind that nobody else can see. */
export const viewsLeaveWithUsersMigration = defineMigration({
  name: '2026-11-18-06-accounts-views-leave',
  async up(db) {
    await ownViewsLeave(db, 'accounts.memberships', { user: 'user_id', client: 'client_id' });
    await ownViewsLeave(db, 'accounts.users', { user: 'id' });
  },
});
