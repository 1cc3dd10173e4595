import { sql } from 'kysely';
import { audited } from '../audit/audited.ts';
import { defineMigration, systemTable } from '../database/migration.ts';

/** A super admin acts as a user in a separate session, for at most an hour, and a record of it remains. */
export const actingMigration = defineMigration({
  name: '2026-11-16-03-platform-acting',
  async up(db) {
    await sql`
      alter table platform.sessions
        add column acted_by uuid,
        add column returns_to uuid references platform.sessions on delete set null`.execute(db);
    await sql`create index sessions_acted_by on platform.sessions (acted_by) where acted_by is not null and ended_at is null`.execute(
      db,
    );
    await sql`create index sessions_last_seen on platform.sessions (user_id, last_seen_at) where acted_by is null`.execute(
      db,
    );
    await sql`
      create table platform.acting (
        id uuid primary key,
        user_id uuid not null,
        by_user_id uuid not null,
        reason text not null,
        began_at timestamptz not null default now(),
        ended_at timestamptz
      )`.execute(db);
    await systemTable(db, 'platform.acting');
    await audited(db, 'platform.acting', { key: ['id'], label: ['reason'], client: null });
  },
});
