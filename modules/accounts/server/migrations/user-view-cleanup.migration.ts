import { defineMigration } from '#platform/server/database/migration.ts';
import { createPrivateViewCleanup } from '#platform/server/views/module-views.ts';

/** Deletes a user's private views when the user leaves a client or is deleted. */
export const userViewCleanupMigration = defineMigration({
  name: '2026-11-18-06-accounts-views-leave',
  async up(db) {
    await createPrivateViewCleanup(db, 'accounts.memberships', {
      user: 'user_id',
      client: 'client_id',
    });
    await createPrivateViewCleanup(db, 'accounts.users', { user: 'id' });
  },
});
