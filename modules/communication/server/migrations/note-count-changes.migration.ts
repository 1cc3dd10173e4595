import { sql } from 'kysely';
import { unaudited } from '#platform/server/audit/audited.ts';
import { scopedByLocation } from '#platform/server/database/location-scope.ts';
import { defineMigration, tenantTable } from '#platform/server/database/migration.ts';

/**
 * Triggers no longer update `review_counts`: an import would lock its rows until it ends, and transactions in different
 * order would deadlock. They append changes, which a job folds into the counts. Reviews also store whether a file
 * imported them and whether their author was erased; contact ids are not UUIDs.
 */
export const noteCountChangesMigration = defineMigration({
  name: '2026-11-27-61-communication-count-changes',
  async up(db) {
    await sql`
      alter table communication.reviews
        alter column contact_id type text,
        add column imported_at timestamptz,
        add column erased_at timestamptz`.execute(db);
    await sql`
      create table communication.review_count_changes (
        client_id uuid not null references directory.clients,
        location_id uuid,
        status text not null,
        change bigint not null
      )`.execute(db);
    await sql`
      create index review_count_changes_of_client on communication.review_count_changes (client_id)`.execute(
      db,
    );
    await tenantTable(db, 'communication.review_count_changes');
    await scopedByLocation(db, 'communication.review_count_changes');
    await unaudited(db, 'communication.review_count_changes', 'counted from reviews');
    const after =
      'select client_id, location_id, status, 1 as change from after_rows where deleted_at is null';
    const before =
      'select client_id, location_id, status, -1 as change from before_rows where deleted_at is null';
    for (const [event, changes] of [
      ['insert', after],
      ['delete', before],
      ['update', `${after} union all ${before}`],
    ] as const)
      await sql`
        create or replace function ${sql.id('communication', `count_reviews_on_${event}`)}() returns trigger
        language plpgsql set search_path = pg_catalog as $$
        begin
          insert into communication.review_count_changes (client_id, location_id, status, change)
          select client_id, location_id, status, sum(change) from (${sql.raw(changes)}) as changes
          group by client_id, location_id, status having sum(change) <> 0;
          return null;
        end $$`.execute(db);
  },
});
