import { type Kysely, sql } from 'kysely';
import { APP_ROLE, SYSTEM_ROLE } from './roles.ts';

export interface Migration {
  /** `2026-11-15-1-accounts-users`: the date first, so that all modules share one ordered history. */
  name: string;
  // biome-ignore lint/suspicious/noExplicitAny: a migration knows the tables of its day, not today's types
  up(db: Kysely<any>): Promise<void>;
}

export function defineMigration(migration: Migration): Migration {
  return migration;
}

type AnyDb = Parameters<Migration['up']>[0];

export async function createSchema(db: AnyDb, schema: string): Promise<void> {
  await sql`create schema if not exists ${sql.id(schema)}`.execute(db);
  await sql`grant usage on schema ${sql.id(schema)} to ${sql.id(APP_ROLE)}, ${sql.id(SYSTEM_ROLE)}`.execute(
    db,
  );
}

/**
 * Makes a table a tenant table: the app role sees only rows of the client that its connection is bound to. The setting is
 * read in a sub-select, once per query, so that an index on client_id can be used.
 */
export async function tenantTable(db: AnyDb, table: string): Promise<void> {
  const name = sql.id(...table.split('.'));
  const own = sql`client_id = (select nullif(current_setting('app.client_id', true), '')::uuid)`;
  await sql`alter table ${name} enable row level security`.execute(db);
  await sql`create policy one_client on ${name} to ${sql.id(APP_ROLE)} using (${own}) with check (${own})`.execute(
    db,
  );
  await sql`create policy all_clients on ${name} to ${sql.id(SYSTEM_ROLE)} using (true) with check (true)`.execute(
    db,
  );
  await sql`grant select, insert, update, delete on ${name} to ${sql.id(APP_ROLE)}, ${sql.id(SYSTEM_ROLE)}`.execute(
    db,
  );
}

/** A table above clients: the app role has no access to it. */
export async function systemTable(db: AnyDb, table: string): Promise<void> {
  const name = sql.id(...table.split('.'));
  await sql`grant select, insert, update, delete on ${name} to ${sql.id(SYSTEM_ROLE)}`.execute(db);
}
