import { sql } from 'kysely';
import { audited, unaudited } from '#platform/server/audit/audited.ts';
import { createSchema, defineMigration, tenantTable } from '#platform/server/database/migration.ts';
import { APP_ROLE, SYSTEM_ROLE } from '#platform/server/database/roles.ts';
import { trigramIndex } from '#platform/server/database/word-search.ts';

type AnyDb = Parameters<Parameters<typeof defineMigration>[0]['up']>[0];

/** Contacts, their criteria, consents and activity. */
export const createContactsMigration = defineMigration({
  name: '2026-11-21-01-profile-hub-contacts',
  async up(db) {
    await createSchema(db, 'profile_hub');
    await createCriteria(db);
    await createContacts(db);
    await createMergedContacts(db);
    await createConsents(db);
    await createStations(db);
  },
});

async function createCriteria(db: AnyDb): Promise<void> {
  // One number sequence for criteria and options; numbers below 100 are the standard consent purposes.
  await sql`create sequence profile_hub.numbers as integer start 100`.execute(db);
  await sql`grant usage on sequence profile_hub.numbers to ${sql.id(APP_ROLE)}, ${sql.id(SYSTEM_ROLE)}`.execute(
    db,
  );
  await sql`
    create table profile_hub.criteria (
      client_id uuid not null references directory.clients,
      id text not null check (id ~ '^[0-9a-f]{24}$'),
      number integer not null default nextval('profile_hub.numbers'),
      label text not null,
      label_key text not null generated always as (platform.fold(label)) stored,
      slug text not null,
      type text not null check (type in ('text', 'closedUnique', 'closedMultiple')),
      active boolean not null default true,
      mandatory boolean not null default false,
      consent boolean not null default false check (not consent or type = 'closedUnique'),
      source text not null default 'custom' check (source in ('custom', 'brand')),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      version integer not null default 1,
      primary key (client_id, id)
    )`.execute(db);
  await sql`create unique index criteria_label on profile_hub.criteria (client_id, label_key)`.execute(
    db,
  );
  await sql`create unique index criteria_slug on profile_hub.criteria (client_id, slug)`.execute(
    db,
  );
  await sql`create unique index criteria_number on profile_hub.criteria (client_id, number)`.execute(
    db,
  );
  await tenantTable(db, 'profile_hub.criteria');
  await audited(db, 'profile_hub.criteria', { key: ['id'], label: ['label'] });
  await sql`
    create table profile_hub.criterion_options (
      client_id uuid not null references directory.clients,
      number integer not null default nextval('profile_hub.numbers'),
      criterion_id text not null,
      label text not null,
      label_key text not null generated always as (platform.fold(label)) stored,
      position integer not null,
      created_at timestamptz not null default now(),
      primary key (client_id, number),
      foreign key (client_id, criterion_id) references profile_hub.criteria
    )`.execute(db);
  await sql`
    create unique index criterion_options_label
    on profile_hub.criterion_options (client_id, criterion_id, label_key)`.execute(db);
  await tenantTable(db, 'profile_hub.criterion_options');
  // Referenced by contacts, mappings and segments.
  await sql`revoke delete on profile_hub.criterion_options from ${sql.id(APP_ROLE)}`.execute(db);
  await audited(db, 'profile_hub.criterion_options', { key: ['number'], label: ['label'] });
}

/** Columns used by segments come first, so that a count over a million rows skips the texts. */
async function createContacts(db: AnyDb): Promise<void> {
  await sql`
    create table profile_hub.contacts (
      client_id uuid not null references directory.clients,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      last_activity_at timestamptz not null default now(),
      version integer not null default 1,
      known integer not null generated always as (
        (birthdate is not null)::int + (gender is not null)::int + (country is not null)::int + (locale is not null)::int
        + (email is not null)::int + (phone is not null)::int + (firstname is not null)::int + (lastname is not null)::int
        + (address is not null)::int + (zip is not null)::int + (city is not null)::int
        + cardinality(filled) + cardinality(given) + cardinality(withdrawn) + cardinality(refused)
      ) stored,
      id text not null check (id ~ '^[0-9a-f]{24}$'),
      given integer[] not null default '{}',
      withdrawn integer[] not null default '{}',
      refused integer[] not null default '{}',
      options integer[] not null default '{}',
      filled integer[] not null default '{}',
      birthdate date,
      gender text check (gender in ('female', 'male', 'other')),
      country text,
      locale text,
      origin text not null check (origin in ('manual', 'import', 'answer', 'lead', 'api')),
      origin_id text,
      email text,
      phone text,
      firstname text,
      lastname text,
      address text,
      zip text,
      city text,
      texts jsonb not null default '{}',
      name_key text not null generated always as (
        platform.fold(coalesce(lastname, '') || ' ' || coalesce(firstname, ''))
      ) stored,
      search text not null generated always as (
        platform.fold(coalesce(firstname, '') || ' ' || coalesce(lastname, '') || ' ' || coalesce(email, '') || ' '
          || coalesce(phone, ''))
      ) stored,
      primary key (client_id, id)
    )`.execute(db);
  await sql`create unique index contacts_email on profile_hub.contacts (client_id, email) where email is not null`.execute(
    db,
  );
  await sql`create index contacts_phone on profile_hub.contacts (client_id, phone) where phone is not null`.execute(
    db,
  );
  await sql`create index contacts_by_name on profile_hub.contacts (client_id, name_key, id)`.execute(
    db,
  );
  await sql`create index contacts_by_creation on profile_hub.contacts (client_id, created_at, id)`.execute(
    db,
  );
  await trigramIndex(db, 'profile_hub.contacts', 'text');
  await tenantTable(db, 'profile_hub.contacts');
  await unaudited(
    db,
    'profile_hub.contacts',
    'a log of persons would outlive their erasure; imports, merges and the ledger of consent keep what changed',
  );
}

/**
 * Maps merged contacts to the remaining one; their ledger and stations are immutable and are read through this table.
 */
async function createMergedContacts(db: AnyDb): Promise<void> {
  await sql`
    create table profile_hub.merged_contacts (
      client_id uuid not null references directory.clients,
      gone_id text not null,
      kept_id text not null,
      primary key (client_id, gone_id)
    )`.execute(db);
  await sql`create index merged_contacts_by_kept on profile_hub.merged_contacts (client_id, kept_id)`.execute(
    db,
  );
  await tenantTable(db, 'profile_hub.merged_contacts');
  await unaudited(db, 'profile_hub.merged_contacts', 'a merge tells of itself');
}

/** Ledger rows cannot be changed or deleted, not even by the app [PH-06]. */
async function createConsents(db: AnyDb): Promise<void> {
  await sql`
    create table profile_hub.wordings (
      client_id uuid not null references directory.clients,
      id uuid not null,
      text text not null,
      text_hash text not null generated always as (md5(text)) stored,
      created_at timestamptz not null default now(),
      primary key (client_id, id)
    )`.execute(db);
  await sql`create unique index wordings_text on profile_hub.wordings (client_id, text_hash)`.execute(
    db,
  );
  await tenantTable(db, 'profile_hub.wordings');
  await unaudited(db, 'profile_hub.wordings', 'only added to');
  await sql`
    create table profile_hub.consents (
      client_id uuid not null references directory.clients,
      id uuid not null,
      contact_id text not null,
      purpose integer not null,
      decision text not null check (decision in ('given', 'withdrawn', 'refused')),
      at timestamptz not null,
      recorded_at timestamptz not null default now(),
      recorded_by uuid,
      source text not null check (source in ('manual', 'import', 'answer', 'lead', 'api')),
      source_name text not null default '',
      wording_id uuid,
      certificate_id uuid,
      primary key (client_id, id)
    )`.execute(db);
  await sql`create index consents_of_contact on profile_hub.consents (client_id, contact_id, purpose, at)`.execute(
    db,
  );
  await tenantTable(db, 'profile_hub.consents');
  await unaudited(db, 'profile_hub.consents', 'it is itself the log');
  for (const table of ['wordings', 'consents'])
    await sql`revoke update, delete on ${sql.id('profile_hub', table)} from ${sql.id(APP_ROLE)}, ${sql.id(SYSTEM_ROLE)}`.execute(
      db,
    );
}

async function createStations(db: AnyDb): Promise<void> {
  await sql`
    create table profile_hub.stations (
      client_id uuid not null references directory.clients,
      id uuid not null,
      contact_id text not null,
      kind text not null,
      at timestamptz not null,
      journey_id text,
      ref text not null,
      sku text,
      grade smallint,
      amount bigint,
      detail jsonb not null default '{}',
      primary key (client_id, id)
    )`.execute(db);
  // Duplicate events become one station.
  await sql`create unique index stations_ref on profile_hub.stations (client_id, kind, ref, contact_id)`.execute(
    db,
  );
  await sql`create index stations_of_contact on profile_hub.stations (client_id, contact_id, at)`.execute(
    db,
  );
  await sql`create index stations_by_kind on profile_hub.stations (client_id, kind, contact_id, at)`.execute(
    db,
  );
  await tenantTable(db, 'profile_hub.stations');
  await unaudited(
    db,
    'profile_hub.stations',
    'it is itself a log, of what other modules have told',
  );
}
