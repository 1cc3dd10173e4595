import { sql } from 'kysely';
import {
  createSchema,
  defineMigration,
  systemTable,
  tenantTable,
} from '#platform/server/database/migration.ts';
import { APP_ROLE, SYSTEM_ROLE } from '#platform/server/database/roles.ts';

export const createAccountsMigration = defineMigration({
  name: '2026-11-15-20-accounts-create',
  async up(db) {
    await createSchema(db, 'accounts');
    await sql`
      create table accounts.users (
        id uuid primary key,
        email text not null,
        first_name text not null,
        last_name text not null,
        default_locale text not null,
        locale text not null,
        status text not null check (status in ('invited', 'active', 'disabled')),
        is_super_admin boolean not null default false,
        password_hash text,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      )`.execute(db);
    await sql`create unique index users_email on accounts.users (email)`.execute(db);
    await sql`
      create table accounts.memberships (
        client_id uuid not null,
        user_id uuid not null references accounts.users on delete cascade,
        role text not null check (role in ('brand_admin', 'brand_user', 'sales_rep', 'store_owner')),
        default_module text,
        menus jsonb,
        created_at timestamptz not null default now(),
        primary key (client_id, user_id)
      )`.execute(db);
    await sql`create index memberships_of_user on accounts.memberships (user_id)`.execute(db);
    await tenantTable(db, 'accounts.memberships');

    // A person is visible to their clients: the inner query runs under the memberships' own policy.
    await sql`alter table accounts.users enable row level security`.execute(db);
    await sql`
      create policy one_client on accounts.users to ${sql.id(APP_ROLE)}
      using (id in (select user_id from accounts.memberships))`.execute(db);
    await sql`
      create policy all_clients on accounts.users to ${sql.id(SYSTEM_ROLE)}
      using (true) with check (true)`.execute(db);
    // Only sign-in reads the password hash.
    await sql`
      grant select (id, email, first_name, last_name, default_locale, locale, status, is_super_admin, created_at, updated_at)
      on accounts.users to ${sql.id(APP_ROLE)}`.execute(db);
    await systemTable(db, 'accounts.users');

    await sql`
      create table accounts.password_links (
        hash text primary key,
        user_id uuid not null references accounts.users on delete cascade,
        kind text not null check (kind in ('reset', 'invitation')),
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        spent_at timestamptz
      )`.execute(db);
    await sql`create index password_links_of_user on accounts.password_links (user_id)`.execute(db);
    await sql`
      create table accounts.first_admin_links (
        hash text primary key,
        expires_at timestamptz not null,
        spent_at timestamptz
      )`.execute(db);
    await sql`
      create table accounts.sign_in_failures (
        subject text primary key,
        failures integer not null,
        since timestamptz not null
      )`.execute(db);
    await sql`
      create table accounts.spent_captchas (
        hash text primary key,
        expires_at timestamptz not null
      )`.execute(db);
    await sql`
      create table accounts.access_requests (
        user_id uuid not null references accounts.users on delete cascade,
        asked_on date not null,
        primary key (user_id, asked_on)
      )`.execute(db);
    for (const table of [
      'password_links',
      'first_admin_links',
      'sign_in_failures',
      'spent_captchas',
      'access_requests',
    ]) {
      await systemTable(db, `accounts.${table}`);
    }
  },
});
