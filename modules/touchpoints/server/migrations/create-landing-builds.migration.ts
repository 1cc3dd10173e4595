import { sql } from 'kysely';
import { unaudited } from '#platform/server/audit/audited.ts';
import { defineMigration, tenantTable } from '#platform/server/database/migration.ts';

/** Landing pages being built, and failed ones that are retried. */
export const createLandingBuildsMigration = defineMigration({
  name: '2026-11-17-30-landing-builds',
  async up(db) {
    await sql`
      create table touchpoints.landing_builds (
        client_id uuid not null,
        touchpoint_id text not null,
        leased_until timestamptz not null,
        tries integer not null default 0,
        retry_at timestamptz,
        primary key (client_id, touchpoint_id),
        foreign key (client_id, touchpoint_id) references touchpoints.touchpoints
      )`.execute(db);
    await tenantTable(db, 'touchpoints.landing_builds');
    await unaudited(db, 'touchpoints.landing_builds', 'how the work stands, nothing anybody wrote');
  },
});
