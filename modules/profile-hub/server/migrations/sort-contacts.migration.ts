import { sql } from 'kysely';
import { defineMigration } from '#platform/server/database/migration.ts';

/**
 * Every sort of the list has an index that returns a page in order, with empty values by id. `contacts_facts` serves
 * the country, the unique index serves the email.
 */
export const sortContactsMigration = defineMigration({
  name: '2026-11-21-92-profile-hub-sort-contacts',
  async up(db) {
    await sql`
      create index contacts_without_email on profile_hub.contacts (client_id, id)
      where email is null`.execute(db);
    await sql`
      alter table profile_hub.contacts
        add column city_key text generated always as (platform.fold(city)) stored`.execute(db);
    await sql`create index contacts_by_city on profile_hub.contacts (client_id, city_key, id)`.execute(
      db,
    );
    await sql`create index contacts_by_known on profile_hub.contacts (client_id, known, id)`.execute(
      db,
    );
  },
});
