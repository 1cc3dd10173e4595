import { sql } from 'kysely';
import { unaudited } from '#platform/server/audit/audited.ts';
import { defineMigration, tenantTable } from '#platform/server/database/migration.ts';

/** Last editor of a contact, contacts by last activity, and the contact of a lead. */
export const followContactsMigration = defineMigration({
  name: '2026-11-21-30-profile-hub-follow-contacts',
  async up(db) {
    await sql`alter table profile_hub.contacts add column updated_by uuid`.execute(db);
    await sql`
      create index contacts_by_activity on profile_hub.contacts (client_id, last_activity_at, id)`.execute(
      db,
    );
    await sql`
      create table profile_hub.lead_contacts (
        client_id uuid not null references directory.clients,
        lead_id text not null,
        contact_id text,
        visit_id text,
        visit_known boolean not null default false,
        primary key (client_id, lead_id)
      )`.execute(db);
    await sql`
      create index lead_contacts_by_visit on profile_hub.lead_contacts (client_id, visit_id)
      where not visit_known and visit_id is not null`.execute(db);
    await tenantTable(db, 'profile_hub.lead_contacts');
    await unaudited(db, 'profile_hub.lead_contacts', 'leads tell of themselves');
  },
});
