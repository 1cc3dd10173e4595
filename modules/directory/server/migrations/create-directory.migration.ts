import { sql } from 'kysely';
import {
  createSchema,
  defineMigration,
  systemTable,
  tenantTable,
} from '#platform/server/database/migration.ts';
import { APP_ROLE, SYSTEM_ROLE } from '#platform/server/database/roles.ts';

export const createDirectoryMigration = defineMigration({
  name: '2026-11-15-10-directory-create',
  async up(db) {
    await createSchema(db, 'directory');
    await sql`
      create table directory.clients (
        id uuid primary key,
        identifier text not null unique,
        brand_id text not null unique,
        name text not null,
        created_at timestamptz not null default now(),
        archived_at timestamptz
      )`.execute(db);
    // A connection bound to a client sees only the row with that client's id.
    await sql`alter table directory.clients enable row level security`.execute(db);
    await sql`
      create policy one_client on directory.clients to ${sql.id(APP_ROLE)}
      using (id = (select nullif(current_setting('app.client_id', true), '')::uuid))`.execute(db);
    await sql`
      create policy all_clients on directory.clients to ${sql.id(SYSTEM_ROLE)}
      using (true) with check (true)`.execute(db);
    await sql`grant select on directory.clients to ${sql.id(APP_ROLE)}`.execute(db);
    await systemTable(db, 'directory.clients');
    await sql`
      create table directory.client_modules (
        client_id uuid not null references directory.clients on delete cascade,
        module text not null,
        product text not null check (product in ('v1', 'v2', 'superadmin')),
        primary key (client_id, module)
      )`.execute(db);
    await tenantTable(db, 'directory.client_modules');
  },
});
