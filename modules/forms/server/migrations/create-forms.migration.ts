import { sql } from 'kysely';
import { audited, unaudited } from '#platform/server/audit/audited.ts';
import { createSchema, defineMigration, tenantTable } from '#platform/server/database/migration.ts';

/** Forms and all their versions. */
export const createFormsMigration = defineMigration({
  name: '2026-11-22-01-leads-forms',
  async up(db) {
    await createSchema(db, 'leads');
    await sql`
      create table leads.forms (
        client_id uuid not null references directory.clients,
        id uuid not null,
        name text not null,
        name_key text not null generated always as (platform.fold(name)) stored,
        description text not null default '',
        active boolean not null default true,
        settings jsonb not null,
        location_settings jsonb not null,
        fields jsonb not null,
        statics jsonb not null,
        translations jsonb not null,
        notifications jsonb not null,
        secrets jsonb not null default '{}',
        missing_texts integer not null default 0,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        version integer not null default 1,
        primary key (client_id, id)
      )`.execute(db);
    await sql`create unique index forms_name on leads.forms (client_id, name_key)`.execute(db);
    // Calls and widgets only name the form.
    await sql`create index forms_by_id on leads.forms (id)`.execute(db);
    await tenantTable(db, 'leads.forms');
    await audited(db, 'leads.forms', { key: ['id'], label: ['name'], hidden: ['secrets'] });
    await sql`
      create table leads.form_versions (
        client_id uuid not null references directory.clients,
        form_id uuid not null,
        version integer not null,
        sections jsonb not null,
        changed text[] not null,
        saved_by uuid,
        saved_at timestamptz not null default now(),
        primary key (client_id, form_id, version),
        foreign key (client_id, form_id) references leads.forms on delete cascade
      )`.execute(db);
    await tenantTable(db, 'leads.form_versions');
    await unaudited(db, 'leads.form_versions', 'a history of its own');
  },
});
