import { sql } from 'kysely';
import { defineMigration } from '#platform/server/database/migration.ts';

/** Erasures and merges query the leads of a contact. */
export const leadsByContactMigration = defineMigration({
  name: '2026-11-21-70-profile-hub-leads-by-contact',
  async up(db) {
    await sql`
      create index lead_contacts_by_contact on profile_hub.lead_contacts (client_id, contact_id)
      where contact_id is not null`.execute(db);
  },
});
