import { sql } from 'kysely';
import { audited } from '#platform/server/audit/audited.ts';
import { defineMigration, tenantTable } from '#platform/server/database/migration.ts';

/** Findings of the print check that a user has accepted. The audit log also records the user and the time. */
export const createPrintOverrulesMigration = defineMigration({
  name: '2026-11-18-10-print-overrules',
  async up(db) {
    await sql`
      create table touchpoints.print_overrules (
        client_id uuid not null,
        touchpoint_id text not null,
        suffix text not null,
        checks text[] not null,
        code_style jsonb not null,
        side_mm double precision not null,
        overruled_by uuid not null,
        overruled_at timestamptz not null default now(),
        primary key (client_id, touchpoint_id),
        foreign key (client_id, touchpoint_id) references touchpoints.touchpoints
      )`.execute(db);
    await tenantTable(db, 'touchpoints.print_overrules');
    await audited(db, 'touchpoints.print_overrules', {
      key: ['touchpoint_id'],
      label: ['suffix'],
      silent: ['overruled_by', 'code_style'],
    });
  },
});
