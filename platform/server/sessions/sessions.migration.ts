import { sql } from 'kysely';
import { defineMigration, systemTable } from '../database/migration.ts';

/** A session is a family of refresh tokens. Only their hashes are stored. */
export const sessionsMigration = defineMigration({
  name: '2026-11-15-02-platform-sessions',
  async up(db) {
    await sql`
      create table platform.sessions (
        id uuid primary key,
        user_id uuid not null,
        browser text,
        system text,
        device text not null,
        created_at timestamptz not null default now(),
        last_seen_at timestamptz not null default now(),
        expires_at timestamptz not null,
        ended_at timestamptz,
        end_reason text
      )`.execute(db);
    await sql`create index sessions_of_user on platform.sessions (user_id) where ended_at is null`.execute(
      db,
    );
    await sql`create index sessions_to_clear on platform.sessions (expires_at)`.execute(db);
    await sql`
      create table platform.refresh_tokens (
        hash text primary key,
        session_id uuid not null references platform.sessions on delete cascade,
        spent_at timestamptz
      )`.execute(db);
    await sql`create index refresh_tokens_of_session on platform.refresh_tokens (session_id)`.execute(
      db,
    );
    await systemTable(db, 'platform.sessions');
    await systemTable(db, 'platform.refresh_tokens');
  },
});
