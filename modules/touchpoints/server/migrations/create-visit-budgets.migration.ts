import { sql } from 'kysely';
import { unaudited } from '#platform/server/audit/audited.ts';
import { defineMigration, tenantTable } from '#platform/server/database/migration.ts';

/** Number of visits of a capped touchpoint granted to processes, and the only function that grants more. */
export const createVisitBudgetsMigration = defineMigration({
  name: '2026-11-19-03-touchpoints-visit-budgets',
  async up(db) {
    await sql`
      create table touchpoints.visit_budgets (
        client_id uuid not null,
        touchpoint_id text not null,
        granted bigint not null default 0,
        granted_at timestamptz not null default '-infinity',
        primary key (client_id, touchpoint_id),
        foreign key (client_id, touchpoint_id) references touchpoints.touchpoints
      ) with (fillfactor = 50)`.execute(db);
    await tenantTable(db, 'touchpoints.visit_budgets');
    await unaudited(db, 'touchpoints.visit_budgets', 'handed out and counted by the house itself');
    // A share ends with its process or after half a minute, and each visit is counted within seconds. So two minutes
    // after the last share the count is complete, and unused visits of killed processes are available again.
    await sql`
      create function touchpoints.grant_visits(
        client uuid, touchpoint text, cap bigint, waiting bigint, wanted bigint
      ) returns bigint language plpgsql set search_path = pg_catalog as $$
      declare
        kept record;
        counted bigint;
        base bigint;
        share bigint;
      begin
        insert into touchpoints.visit_budgets (client_id, touchpoint_id) values (client, touchpoint)
        on conflict do nothing;
        select granted, granted_at into kept from touchpoints.visit_budgets
        where client_id = client and touchpoint_id = touchpoint for update;
        select coalesce(max(visits), 0) into counted from touchpoints.totals
        where client_id = client and touchpoint_id = touchpoint;
        base := case when kept.granted_at < clock_timestamp() - interval '2 minutes' then counted
          else greatest(kept.granted, counted) end;
        share := least(cap - base, greatest(waiting, least(wanted, (cap - base) / 8)));
        if share <= 0 then return 0; end if;
        update touchpoints.visit_budgets set granted = base + share, granted_at = clock_timestamp()
        where client_id = client and touchpoint_id = touchpoint;
        return share;
      end $$`.execute(db);
  },
});
