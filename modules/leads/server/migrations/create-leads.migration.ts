import { sql } from 'kysely';
import { unaudited } from '#platform/server/audit/audited.ts';
import { scopedByLocation } from '#platform/server/database/location-scope.ts';
import { defineMigration, tenantTable } from '#platform/server/database/migration.ts';
import { BOUND_ROLE } from '#platform/server/database/roles.ts';

/** Leads and their history. */
export const createLeadsMigration = defineMigration({
  name: '2026-11-22-02-leads-leads',
  async up(db) {
    await sql`
      create table leads.leads (
        client_id uuid not null references directory.clients,
        id uuid not null,
        form_id uuid not null,
        form_version integer not null,
        submission_id uuid not null,
        status text not null default 'new' check (status in ('new', 'accepted', 'converted', 'lost')),
        source text not null check (source in ('widget', 'page', 'api')),
        owner jsonb,
        location_id uuid,
        country text,
        routing jsonb not null,
        firstname text,
        lastname text,
        email text,
        phone text,
        gender text,
        address text,
        zip text,
        city text,
        identity_country text,
        optin jsonb not null,
        wording jsonb not null,
        fields_values jsonb not null,
        skus text[] not null,
        price bigint check (price between 0 and 1000000000),
        estimated_price bigint check (estimated_price between 0 and 1000000000),
        price_source text check (price_source in ('catalogue', 'model', 'default', 'given')),
        currency text not null,
        tags text[] not null,
        subscribers jsonb not null,
        observers jsonb not null,
        internal_note text not null default '',
        additional_data jsonb not null,
        metadata jsonb not null,
        visit_id text,
        created_at timestamptz not null default now(),
        accepted_at timestamptz,
        converted_at timestamptz,
        lost_at timestamptz,
        updated_at timestamptz not null default now(),
        version integer not null default 1,
        primary key (client_id, id),
        foreign key (client_id, form_id) references leads.forms
      )`.execute(db);
    await sql`create unique index leads_submission on leads.leads (client_id, form_id, submission_id)`.execute(
      db,
    );
    await sql`create index leads_of_form on leads.leads (client_id, form_id, id)`.execute(db);
    await tenantTable(db, 'leads.leads');
    await scopedByLocation(db, 'leads.leads');
    await unaudited(db, 'leads.leads', 'persons; a history of its own says what was done');
    await sql`
      create table leads.lead_history (
        client_id uuid not null references directory.clients,
        id uuid not null,
        lead_id uuid not null,
        at timestamptz not null default now(),
        kind text not null,
        by jsonb not null,
        detail jsonb not null,
        primary key (client_id, lead_id, id),
        foreign key (client_id, lead_id) references leads.leads on delete cascade
      )`.execute(db);
    await tenantTable(db, 'leads.lead_history');
    // Users limited to locations only read the history of leads they can see.
    await sql`
      create policy own_leads on leads.lead_history as restrictive to ${sql.id(BOUND_ROLE)}
      using (exists (
        select from leads.leads as lead
        where lead.client_id = lead_history.client_id and lead.id = lead_history.lead_id))`.execute(
      db,
    );
    await unaudited(db, 'leads.lead_history', 'is a history itself');
  },
});
