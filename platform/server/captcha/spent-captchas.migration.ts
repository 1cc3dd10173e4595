import { sql } from 'kysely';
import { unaudited } from '../audit/audited.ts';
import { defineMigration, systemTable } from '../database/migration.ts';

/**
 * Used captcha answers. `subject` is what an answer was used for, so that a retry of the same request needs no new
 * answer.
 */
export const spentCaptchasMigration = defineMigration({
  name: '2026-11-22-10-platform-spent-captchas',
  async up(db) {
    await sql`
      create table platform.spent_captchas (
        hash text primary key,
        subject text,
        expires_at timestamptz not null
      )`.execute(db);
    await sql`create index spent_captchas_by_expiry on platform.spent_captchas (expires_at)`.execute(
      db,
    );
    await systemTable(db, 'platform.spent_captchas');
    await unaudited(db, 'platform.spent_captchas', 'puzzles that go away by themselves');
  },
});
