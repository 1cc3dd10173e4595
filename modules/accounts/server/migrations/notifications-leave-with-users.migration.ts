import { sql } from 'kysely';
import { defineMigration } from '#platform/server/database/migration.ts';

/**
 * Deletes a user's notifications and notification settings with the user. The platform stores them and does not know
 * the table of users, so the trigger is created here.
 */
export const notificationsLeaveWithUsersMigration = defineMigration({
  name: '2026-12-04-21-accounts-notifications-leave',
  async up(db) {
    await sql`
      create trigger notifications_leave after delete on accounts.users
      referencing old table as left_rows
      for each statement execute function platform.delete_notifications_of_users()`.execute(db);
  },
});
