import { sql } from 'kysely';
import { audited, unaudited } from '../../audit/audited.ts';
import { defineMigration, tenantTable } from '../../database/migration.ts';

export const webhooksMigration = defineMigration({
  name: '2026-11-16-20-platform-webhooks',
  async up(db) {
    await sql`
      create table platform.webhook_endpoints (
        client_id uuid not null,
        id uuid not null,
        url text not null,
        description text not null,
        event_types text[],
        sealed_secret text not null,
        old_sealed_secret text,
        old_secret_until timestamptz,
        paused_at timestamptz,
        pause_reason text check (pause_reason in ('by-hand', 'gone', 'failing')),
        created_by uuid,
        created_at timestamptz not null default now(),
        primary key (client_id, id),
        check ((paused_at is null) = (pause_reason is null))
      )`.execute(db);
    await tenantTable(db, 'platform.webhook_endpoints');
    await audited(db, 'platform.webhook_endpoints', {
      key: ['id'],
      label: ['description'],
      // Many URLs contain their token.
      hidden: ['url', 'sealed_secret', 'old_sealed_secret'],
    });

    await sql`
      create table platform.webhook_health (
        client_id uuid not null,
        endpoint_id uuid not null,
        failing_since timestamptz,
        last_success_at timestamptz,
        primary key (client_id, endpoint_id),
        foreign key (client_id, endpoint_id)
          references platform.webhook_endpoints (client_id, id) on delete cascade
      )`.execute(db);
    await tenantTable(db, 'platform.webhook_health');
    await unaudited(db, 'platform.webhook_health', 'how deliveries went, not what anybody did');

    await sql`
      create table platform.webhook_deliveries (
        client_id uuid not null,
        id uuid not null,
        endpoint_id uuid not null,
        event_id uuid not null,
        event_type text not null,
        state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed', 'given_up')),
        attempts integer not null default 0,
        tries_left integer not null,
        last_status integer,
        last_error text,
        last_duration_ms integer,
        last_tried_at timestamptz,
        next_try_at timestamptz default now(),
        leased_until timestamptz,
        created_at timestamptz not null default now(),
        ended_at timestamptz,
        primary key (client_id, id),
        unique (client_id, event_id, endpoint_id),
        foreign key (client_id, event_id) references platform.events (client_id, id) on delete cascade,
        foreign key (client_id, endpoint_id)
          references platform.webhook_endpoints (client_id, id) on delete cascade
      )`.execute(db);
    // Ids increase with time, so they are the order of every list: of all deliveries, of an endpoint, of a type, of failures.
    await sql`create index webhook_deliveries_newest on platform.webhook_deliveries (id)`.execute(
      db,
    );
    await sql`
      create index webhook_deliveries_of_endpoint
        on platform.webhook_deliveries (client_id, endpoint_id, id)`.execute(db);
    await sql`
      create index webhook_deliveries_of_type
        on platform.webhook_deliveries (event_type, id)`.execute(db);
    await sql`
      create index webhook_deliveries_not_sent
        on platform.webhook_deliveries (state, id) where state <> 'sent'`.execute(db);
    await sql`
      create index webhook_deliveries_leased
        on platform.webhook_deliveries (client_id, endpoint_id) where leased_until is not null`.execute(
      db,
    );
    await sql`
      create index webhook_deliveries_age
        on platform.webhook_deliveries (created_at)`.execute(db);
    await tenantTable(db, 'platform.webhook_deliveries');
    await unaudited(
      db,
      'platform.webhook_deliveries',
      'a history of its own, kept for thirty days',
    );
  },
});
