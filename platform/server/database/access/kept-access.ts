import type { ClientBase } from 'pg';
import { type AccessStatement, accessStatements } from './access-statements.ts';

/**
 * Roles belong to a server and stand in no dump, so a database restored on another server has lost every right and every
 * policy of theirs. The database therefore keeps in a table of its own what its roles may do, which a dump does hold, and
 * the start makes what is missing of it. Only the owner can read or write the table.
 */
const TABLE = 'migrations.access';

/** Makes what is recorded and not there, before anything else uses the database. */
export async function mendAccess(client: ClientBase): Promise<void> {
  const kept = await keptAccess(client);
  const there = new Set((await accessStatements(client)).map(({ object }) => object));
  for (const { object, statement } of kept) {
    if (there.has(object)) continue;
    // What it was granted on may have gone since it was recorded: a month of visits, for example.
    await client.query(`
      do $mend$ begin
        ${statement};
      exception when undefined_table or undefined_column or undefined_function or invalid_schema_name then null;
      end $mend$`);
  }
}

/** Before migrations run: what is recorded no longer holds, and a start that dies half-way must not bring it back. */
export async function forgetAccess(client: ClientBase): Promise<void> {
  if (await isThere(client)) await client.query(`delete from ${TABLE}`);
}

export async function keepAccess(client: ClientBase): Promise<void> {
  const [kept, now] = [await keptAccess(client), await accessStatements(client)];
  if (JSON.stringify(kept) === JSON.stringify(now)) return;
  await client.query('begin');
  await client.query(
    `create table if not exists ${TABLE} (place integer primary key, object text not null, statement text not null)`,
  );
  await client.query(`delete from ${TABLE}`);
  await client.query(
    `insert into ${TABLE} (place, object, statement)
     select place, object, statement from unnest($1::text[], $2::text[]) with ordinality as made (object, statement, place)`,
    [now.map(({ object }) => object), now.map(({ statement }) => statement)],
  );
  await client.query('commit');
}

async function keptAccess(client: ClientBase): Promise<AccessStatement[]> {
  if (!(await isThere(client))) return [];
  const { rows } = await client.query<AccessStatement>(
    `select object, statement from ${TABLE} order by place`,
  );
  return rows;
}

async function isThere(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query(`select to_regclass('${TABLE}') is not null as there`);
  return rows[0]?.there;
}
