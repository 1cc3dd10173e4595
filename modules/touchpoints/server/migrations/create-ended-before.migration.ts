import { sql } from 'kysely';
import { unaudited } from '#platform/server/audit/audited.ts';
import { defineMigration, tenantTable } from '#platform/server/database/migration.ts';

/** Previous end of touchpoints before a bulk change, for some days. */
export const createEndedBeforeMigration = defineMigration({
  name: '2026-11-19-11-touchpoints-ended-before',
  async up(db) {
    await sql`
      create table touchpoints.ended_before (
        client_id uuid not null,
        undo_id uuid not null,
        touchpoint_id text not null,
        ended_before timestamptz,
        ended timestamptz,
        changed_at timestamptz not null default now(),
        primary key (client_id, undo_id, touchpoint_id),
        foreign key (client_id, touchpoint_id) references touchpoints.touchpoints
      )`.execute(db);
    await sql`create index ended_before_by_age on touchpoints.ended_before (changed_at)`.execute(
      db,
    );
    await tenantTable(db, 'touchpoints.ended_before');
    await unaudited(
      db,
      'touchpoints.ended_before',
      'kept of touchpoints, whose changes are written',
    );
  },
});
