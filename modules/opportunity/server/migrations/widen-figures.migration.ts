import { sql } from 'kysely';
import { unaudited } from '#platform/server/audit/audited.ts';
import { defineMigration, tenantTable } from '#platform/server/database/migration.ts';

/**
 * Sums of imported quantities can exceed an integer. Free space in each page lets updates stay in it. Also stores the time of
 * the last change.
 */
export const widenFiguresMigration = defineMigration({
  name: '2026-11-29-20-widen-figures',
  async up(db) {
    for (const [table, columns] of [
      ['area_figures', ['intentions', 'unserved']],
      ['product_figures', ['intentions']],
      ['cell_figures', ['intentions', 'unserved']],
    ] as const)
      await sql`
        alter table ${sql.table(`opportunity.${table}`)}
        ${sql.join(columns.map((name) => sql`alter ${sql.id(name)} type bigint`))},
        set (fillfactor = 80)`.execute(db);
    await sql`
      create table opportunity.demand_changes (
        client_id uuid not null references directory.clients,
        changed_at timestamptz not null default now(),
        primary key (client_id)
      )`.execute(db);
    await tenantTable(db, 'opportunity.demand_changes');
    await unaudited(db, 'opportunity.demand_changes', 'a moment that every intention changes');
  },
});
