import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readClientTables } from '#platform/server/client-archive/client-tables.ts';
import { testApp } from '#platform/testing/test-app.ts';

const suite = await testApp({ work: false });
const { clientData, database } = suite.app;
const db = database.acrossClients();

/** Parts of a column's name that show a secret, or a value that only this installation can check. */
const SECRET = /(^|_)(sealed|secrets?|tokens?|passwords?|hash)(_|$)/;
/** Columns whose name looks like a secret, and why they are none. */
const NO_SECRETS: Record<string, string> = {
  'opportunity.opening_plans.choice_hash': 'the hash of a choice of filters',
};

/** `schema.table` with `client_id`, and its columns. */
async function catalogue() {
  const { rows } = await sql<{ table: string; column: string; isFilled: boolean }>`
    select nspname || '.' || relname as table, attname as column,
      not attnotnull or atthasdef as "isFilled"
    from pg_class
      join pg_namespace on pg_namespace.oid = relnamespace
      join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
    where relkind in ('r', 'p') and not relispartition and nspname not in ('pg_catalog', 'information_schema')
      and exists (select from pg_attribute as own where own.attrelid = pg_class.oid and own.attname = 'client_id')
    order by 1, 2`.execute(db);
  return rows;
}

const columns = await catalogue();
const tables = new Set(columns.map(({ table }) => table));
const archived = await readClientTables({ db }, clientData);

test('every table of a client is archived or left out with a reason [BEY-07]', () => {
  const names = [...archived.map(({ name }) => name), ...Object.keys(clientData.leftOut)];
  expect(names.toSorted()).toEqual([...tables].toSorted());
  const reasons = [
    ...Object.values(clientData.leftOut),
    ...Object.values(clientData.emptied).map(({ reason }) => reason),
    ...Object.values(clientData.partly).map(({ reason }) => reason),
  ];
  expect(reasons.filter((reason) => reason.trim() === '')).toEqual([]);
});

test('every secret of an archived table is emptied, or declared as a keyed hash [BEY-07]', () => {
  const named = columns
    .filter(({ table, column }) => SECRET.test(column) && !Object.hasOwn(clientData.leftOut, table))
    .filter(({ table, column }) => {
      const known = [
        ...(clientData.emptied[table]?.columns ?? []),
        ...(clientData.keyed[table] ?? []),
      ];
      return !known.includes(column) && !Object.hasOwn(NO_SECRETS, `${table}.${column}`);
    });
  expect(named).toEqual([]);
});

test('what is declared exists, and an emptied column has a value without the archive [BEY-07]', () => {
  const known = new Map(columns.map((one) => [`${one.table}.${one.column}`, one]));
  const emptied = Object.entries(clientData.emptied).flatMap(([table, { columns: names }]) =>
    names.map((name) => `${table}.${name}`),
  );
  const keyed = Object.entries(clientData.keyed).flatMap(([table, names]) =>
    names.map((name) => `${table}.${name}`),
  );
  expect([...emptied, ...keyed].filter((name) => !known.has(name))).toEqual([]);
  expect(emptied.filter((name) => !known.get(name)?.isFilled)).toEqual([]);
  expect(Object.keys(clientData.partly).filter((name) => !tables.has(name))).toEqual([]);
});

test('an archived table refers to no table that is left out, except for stored files [BEY-07]', async () => {
  const { rows } = await sql<{ from: string; to: string }>`
    select conrelid::regclass::text as from, confrelid::regclass::text as to
    from pg_constraint where contype = 'f'`.execute(db);
  const names = new Set(archived.map(({ name }) => name));
  const broken = rows.filter(({ from, to }) => names.has(from) && clientData.leftOut[to]);
  expect(broken).toEqual([{ from: 'platform.files', to: 'platform.file_objects' }]);
});
