import { sql } from 'kysely';
import { defineMigration } from '#platform/server/database/migration.ts';

/** Sorted by name, contacts without a last name come last both ways: their key in this index is null. */
export const sortByLastnameMigration = defineMigration({
  name: '2026-11-26-21-profile-hub-sort-by-lastname',
  async up(db) {
    await sql`
      create index contacts_by_lastname on profile_hub.contacts
        (client_id, (case when lastname <> '' then name_key end), id)`.execute(db);
    await sql`drop index profile_hub.contacts_by_name`.execute(db);
  },
});
