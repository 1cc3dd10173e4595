import { sql } from 'kysely';
import { defineMigration } from '#platform/server/database/migration.ts';

/** Forms ask for captchas as well, so the platform keeps what was spent; an answer of before cannot be used again. */
export const captchasToPlatformMigration = defineMigration({
  name: '2026-11-22-11-accounts-captchas-to-platform',
  async up(db) {
    await sql`
      insert into platform.spent_captchas (hash, expires_at)
      select hash, expires_at from accounts.spent_captchas`.execute(db);
    await sql`drop table accounts.spent_captchas`.execute(db);
  },
});
