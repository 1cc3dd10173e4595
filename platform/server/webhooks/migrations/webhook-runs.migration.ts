import { sql } from 'kysely';
import { unaudited } from '../../audit/audited.ts';
import { defineMigration, tenantTable } from '../../database/migration.ts';

/**
 * One run at a time sends the deliveries of an endpoint. Its lease has a separate table, so that taking it never waits
 * for a longer transaction. Deliveries need no jobs any more: `in_line` remains for processes of the previous version.
 */
export const webhookRunsMigration = defineMigration({
  name: '2026-11-25-61-platform-webhook-runs',
  async up(db) {
    await sql`
      create table platform.webhook_runs (
        client_id uuid not null,
        endpoint_id uuid not null,
        token uuid not null,
        leased_until timestamptz not null,
        wake_at timestamptz,
        primary key (client_id, endpoint_id),
        foreign key (client_id, endpoint_id)
          references platform.webhook_endpoints (client_id, id) on delete cascade
      )`.execute(db);
    await tenantTable(db, 'platform.webhook_runs');
    await unaudited(db, 'platform.webhook_runs', 'which worker sends at the moment');
    await sql`
      create index webhook_deliveries_due
        on platform.webhook_deliveries (client_id, endpoint_id, next_try_at, id)
        where leased_until is null and state in ('waiting', 'failed')`.execute(db);
    await sql`drop index platform.webhook_deliveries_in_line`.execute(db);
  },
});
