import { sql } from 'kysely';
import { unaudited } from '#platform/server/audit/audited.ts';
import { defineMigration, tenantTable } from '#platform/server/database/migration.ts';

/** Areas changed by a version of a month, so that only these are read again. */
export const listChangedAreasMigration = defineMigration({
  name: '2026-12-02-10-opportunity-list-changed-areas',
  async up(db) {
    await sql`
      create table opportunity.figure_changes (
        client_id uuid not null references directory.clients,
        month date not null,
        version bigint not null,
        areas_1 text[] not null,
        areas_2 text[] not null,
        areas_3 text[] not null,
        areas_4 text[] not null,
        primary key (client_id, month, version)
      )`.execute(db);
    await tenantTable(db, 'opportunity.figure_changes');
    await unaudited(db, 'opportunity.figure_changes', 'lists which sums have changed');
  },
});
