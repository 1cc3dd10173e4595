import { sql } from 'kysely';
import { defineMigration, tenantTable } from '../database/migration.ts';

export const notificationsMigration = defineMigration({
  name: '2026-11-15-05-platform-notifications',
  async up(db) {
    await sql`
      create table platform.notifications (
        client_id uuid not null,
        id uuid not null,
        user_id uuid not null,
        kind text not null,
        title jsonb not null,
        body jsonb not null,
        actions jsonb not null,
        dedupe_key text,
        created_at timestamptz not null default now(),
        read_at timestamptz,
        primary key (client_id, id)
      )`.execute(db);
    await sql`
      create unique index notifications_dedupe_key on platform.notifications
        (client_id, user_id, dedupe_key) where dedupe_key is not null`.execute(db);
    // Ids increase with time, so they are the list's order and its cursor.
    await sql`create index notifications_of_user on platform.notifications (user_id, id desc)`.execute(
      db,
    );
    await sql`
      create index notifications_unread on platform.notifications (user_id, kind)
        where read_at is null`.execute(db);
    await sql`create index notifications_age on platform.notifications (created_at)`.execute(db);
    await tenantTable(db, 'platform.notifications');
  },
});
