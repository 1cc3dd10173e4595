import { sql } from 'kysely';
import { unaudited } from '#platform/server/audit/audited.ts';
import { defineMigration, tenantTable } from '#platform/server/database/migration.ts';

/**
 * Contacts have the time of the transaction that wrote them. That time is queued here until all its contacts are
 * checked: one row even for a file of 100,000 lines, visible with its commit. The previous time-based progress is
 * converted.
 */
export const queueDuplicateChecksMigration = defineMigration({
  name: '2026-11-21-91-profile-hub-doubles-waiting',
  async up(db) {
    await sql`
      create table profile_hub.doubles_waiting (
        client_id uuid not null references directory.clients,
        at timestamptz not null,
        primary key (client_id, at)
      )`.execute(db);
    await tenantTable(db, 'profile_hub.doubles_waiting');
    await unaudited(db, 'profile_hub.doubles_waiting', 'what the search for duplicates has to do');
    await sql`
      insert into profile_hub.doubles_waiting (client_id, at)
      select distinct contact.client_id, contact.updated_at from profile_hub.contacts as contact
      left join profile_hub.doubles_looked as looked on looked.client_id = contact.client_id
      where contact.updated_at > coalesce(looked.until - interval '25 hours', '-infinity')`.execute(
      db,
    );
    await sql`drop table profile_hub.doubles_looked`.execute(db);
    // The tabs of decided pairs sort by decision date.
    await sql`
      create index doubles_by_decision on profile_hub.doubles (client_id, state, decided_at desc, first_id, second_id)
      where state <> 'open'`.execute(db);
  },
});
