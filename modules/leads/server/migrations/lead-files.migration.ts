import { sql } from 'kysely';
import { unaudited } from '#platform/server/audit/audited.ts';
import { defineMigration, tenantTable } from '#platform/server/database/migration.ts';
import { BOUND_ROLE } from '#platform/server/database/roles.ts';

/** Files that consumers add to their requests. */
export const leadFilesMigration = defineMigration({
  name: '2026-11-22-13-leads-lead-files',
  async up(db) {
    await sql`
      create table leads.lead_files (
        client_id uuid not null references directory.clients,
        id uuid not null,
        form_id uuid not null,
        lead_id uuid,
        name text not null,
        kind text not null,
        sent_by text,
        created_at timestamptz not null default now(),
        primary key (client_id, id),
        foreign key (client_id, form_id) references leads.forms,
        foreign key (client_id, lead_id) references leads.leads on delete cascade
      )`.execute(db);
    await sql`create index lead_files_of_lead on leads.lead_files (client_id, lead_id)`.execute(db);
    await sql`
      create index lead_files_unclaimed on leads.lead_files (client_id, form_id, sent_by)
      where lead_id is null`.execute(db);
    await tenantTable(db, 'leads.lead_files');
    await sql`
      create policy own_leads on leads.lead_files as restrictive to ${sql.id(BOUND_ROLE)}
      using (exists (
        select from leads.leads as lead
        where lead.client_id = lead_files.client_id and lead.id = lead_files.lead_id))`.execute(db);
    await unaudited(db, 'leads.lead_files', 'persons; the history of the lead says what was done');
    // Erasure finds the requests of a person by these.
    await sql`create index leads_by_email on leads.leads (client_id, email)`.execute(db);
    await sql`create index leads_by_phone on leads.leads (client_id, phone)`.execute(db);
  },
});
