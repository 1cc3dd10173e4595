import { sql } from 'kysely';
import { defineMigration, tenantTable } from '../database/migration.ts';

export const outboxMigration = defineMigration({
  name: '2026-11-15-03-platform-mail',
  async up(db) {
    await sql`
      create table platform.outbox (
        client_id uuid not null,
        id uuid not null,
        idempotency_key text not null,
        template text not null,
        locale text not null,
        recipient text not null,
        message_id text not null,
        content text,
        status text not null check (status in ('queued', 'sending', 'sent', 'failed', 'kept')),
        attempts integer not null default 0,
        lease_until timestamptz,
        reason text,
        answer text,
        created_at timestamptz not null default now(),
        settled_at timestamptz,
        primary key (client_id, id),
        unique (client_id, idempotency_key)
      )`.execute(db);
    await sql`create index outbox_by_time on platform.outbox (created_at)`.execute(db);
    await tenantTable(db, 'platform.outbox');
  },
});
