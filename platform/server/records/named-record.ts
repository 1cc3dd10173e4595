import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { ProblemDefinition } from '#platform/contract/problem.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { defineNamedRecord } from '#platform/contract/records/named-record.ts';
import type { App } from '../app.ts';
import type { AnyTables, Db } from '../database/database.ts';
import { constraintProblem } from '../database/database-errors.ts';
import { uuidV7 } from '../database/record-ids.ts';
import { createRouteFactory, type Route } from '../http/route.ts';

type Calls = ReturnType<typeof defineNamedRecord<z.ZodType<string, string>, z.ZodRawShape>>;
type AnyRow = { id: string; name: string };
type OneName = { clientId: string; id: string };

interface NamedRecordParts<Row extends AnyRow> {
  /** The description, from `defineNamedRecord`. */
  record: unknown;
  table: string;
  /** The database's unique constraint on the name, and the problem it is reported as. */
  unique: { constraint: string; taken: ProblemDefinition<{ name: string }> };
  /** Figures of each record, as SQL expressions over the row `named`. */
  figures: Readonly<Record<Exclude<keyof Row & string, keyof AnyRow>, RawBuilder<unknown>>>;
  /** Whether the table has a version column. */
  isVersioned?: boolean;
  onRenamed?: (context: { db: Db; app: App }, clientId: string, row: Row) => Promise<unknown>;
}

const route = createRouteFactory<AnyTables>();

/** Reads, creates, renames and deletes records of `defineNamedRecord`. Deletion has no route of its own. */
export function namedRecordServer<Row extends AnyRow>({
  record,
  table,
  unique,
  figures,
  isVersioned = false,
  onRenamed,
}: NamedRecordParts<Row>) {
  const calls = record as Calls;
  const shown = Object.entries<RawBuilder<unknown>>(figures).map(
    ([name, figure]) => sql`(${figure}) as ${sql.id(name)}`,
  );

  /** Sorted by name. */
  async function read(
    { db }: { db: Db },
    { clientId, id }: { clientId: string; id?: string },
  ): Promise<Row[]> {
    const { rows } = await sql<Row>`
      select ${sql.join([sql`named.id`, sql`named.name`, ...shown])} from ${sql.table(table)} as named
      where named.client_id = ${clientId} ${id === undefined ? sql`` : sql`and named.id = ${id}`}
      order by named.name, named.id`.execute(db);
    return rows;
  }
  async function requireOne({ db }: { db: Db }, wanted: OneName): Promise<Row> {
    const [row] = await read({ db }, wanted);
    if (!row) throw notFound();
    return row;
  }
  const refuseTaken = (name: string, statement: RawBuilder<unknown>, db: Db) =>
    constraintProblem({ [unique.constraint]: () => unique.taken({ name }) }, () =>
      statement.execute(db),
    );

  async function create({ db }: { db: Db }, clientId: string, name: string): Promise<Row> {
    const id = uuidV7();
    const added = sql`insert into ${sql.table(table)} (client_id, id, name) values (${clientId}, ${id}, ${name})`;
    await refuseTaken(name, added, db);
    return requireOne({ db }, { clientId, id });
  }
  async function rename(
    { db, app }: { db: Db; app: App },
    { clientId, id }: OneName,
    name: string,
  ): Promise<Row> {
    const changed = sql`
      update ${sql.table(table)} set name = ${name}
        ${isVersioned ? sql`, updated_at = now(), version = version + 1` : sql``}
      where client_id = ${clientId} and id = ${id}`;
    await refuseTaken(name, changed, db);
    const row = await requireOne({ db }, { clientId, id });
    await onRenamed?.({ db, app }, clientId, row);
    return row;
  }
  async function remove({ db }: { db: Db }, { clientId, id }: OneName): Promise<void> {
    await sql`delete from ${sql.table(table)} where client_id = ${clientId} and id = ${id}`.execute(
      db,
    );
  }

  const routes: readonly Route[] = [
    route(calls.list, async ({ db, params }) => ({
      items: await read({ db }, { clientId: params.uuid }),
    })),
    route(calls.create, ({ db, params, body }) => create({ db }, params.uuid, body.name)),
    route(calls.rename, ({ db, app, params, body }) =>
      rename({ db, app }, { clientId: params.uuid, id: params.id }, body.name),
    ),
  ];
  return { routes, read, requireOne, remove };
}
