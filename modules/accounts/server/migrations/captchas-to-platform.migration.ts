import { sql } from 'kysely';
import { defineMigration } from '#platform/server/database/migration.ts';

/**
 * Forms use captchas too, so the platform stores the spent ones. They are copied, so that earlier answers remain
 * unusable.
 */
export const captchasToPlatformMigration = defineMigration({
  name: '2026-11-22-11-accounts-captchas-to-platform',
  async up(db) {
    await sql`
      insert into platform.spent_captchas (hash, expires_at)
      select hash, expires_at from accounts.spent_captchas`.execute(db);
    await sql`drop table accounts.spent_captchas`.execute(db);
  },
});
