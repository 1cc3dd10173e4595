import { sql } from 'kysely';
import { defineMigration, tenantTable } from '../database/migration.ts';

export const eventsMigration = defineMigration({
  name: '2026-11-15-04-platform-events',
  async up(db) {
    await sql`
      create table platform.events (
        client_id uuid not null,
        id uuid not null,
        type text not null,
        payload jsonb not null,
        occurred_at timestamptz not null default now(),
        primary key (client_id, id)
      )`.execute(db);
    await sql`create index events_age on platform.events (occurred_at)`.execute(db);
    await tenantTable(db, 'platform.events');
    await sql`
      create table platform.handled_events (
        client_id uuid not null,
        listener text not null,
        event_id uuid not null,
        handled_at timestamptz not null default now(),
        primary key (client_id, event_id, listener),
        foreign key (client_id, event_id) references platform.events (client_id, id) on delete cascade
      )`.execute(db);
    await tenantTable(db, 'platform.handled_events');
  },
});
