import { sql } from 'kysely';
import { defineMigration } from '#platform/server/database/migration.ts';

/** That a lead came by a touchpoint is a figure and stays; which visit it was goes with the person. */
export const keepSourceOfErasedMigration = defineMigration({
  name: '2026-11-24-81-leads-keep-source-of-erased',
  async up(db) {
    await sql`alter table leads.leads add column visit_erased boolean not null default false`.execute(
      db,
    );
  },
});
