import { sql } from 'kysely';
import { defineMigration } from '#platform/server/database/migration.ts';

/** A lead that came through a touchpoint remains a figure, but the visit is erased with the person. */
export const retainErasedLeadSourceMigration = defineMigration({
  name: '2026-11-24-81-leads-keep-source-of-erased',
  async up(db) {
    await sql`alter table leads.leads add column visit_erased boolean not null default false`.execute(
      db,
    );
  },
});
