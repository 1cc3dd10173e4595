import type { ClientBase } from 'pg';
import { isDatabaseAway } from '../database-away.ts';
import { type DatabaseObject, databaseObjects, EXTENSIONS } from './database-objects.ts';

/**
 * A restore can leave out what the restoring role may not create or what names a role of another server: `pg_restore`
 * reports it and goes on. The database therefore records in a table of its own which objects our migrations have made.
 * A dump carries that table, and the start creates what is missing. Only the owner can read or write the table.
 */
const TABLE = 'migrations.access';
const NAMED = 5;

/** A recorded object that is missing and could not be created, with the reason. */
export interface MissingObject extends DatabaseObject {
  reason: string;
}

/**
 * Creates what is recorded and missing, before anything else uses the database. Returns what could not be created: a
 * migration that has yet to run may create it. No migration brings lost tables back, so these end the start.
 */
export async function restoreObjects(client: ClientBase): Promise<MissingObject[]> {
  const missing = await findMissing(client, await recordedObjects(client));
  if (missing.length === 0) return [];
  requireObjects(
    missing.filter(({ statement }) => statement === '').map((lost) => ({ ...lost, reason: '' })),
  );
  // Functions are created before others that they name.
  await client.query(`set check_function_bodies = off; set search_path = ''`);
  let failed = await create(client, missing);
  // A body that is parsed when it is created needs what it names: each round creates what the next one needs.
  for (let before = missing.length; failed.length > 0 && failed.length < before; ) {
    before = failed.length;
    failed = await create(client, failed);
  }
  await client.query('reset check_function_bodies; reset search_path');
  return failed;
}

async function create(
  client: ClientBase,
  objects: readonly DatabaseObject[],
): Promise<MissingObject[]> {
  const failed: MissingObject[] = [];
  for (const object of objects) {
    try {
      await client.query(object.statement);
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      failed.push({ ...object, reason: (error as Error).message });
    }
  }
  return failed;
}

/** Ends the start when objects are still missing: a suite that says ready without them would fail later, at a user's call. */
export async function requireRestored(
  client: ClientBase,
  failed: readonly MissingObject[],
): Promise<void> {
  if (failed.length > 0) requireObjects(await findMissing(client, failed));
}

/**
 * Before migrations run: what is recorded no longer holds, and a start that dies half-way must not bring it back. What
 * could not be created stays recorded, so that the next start asks for it again.
 */
export async function forgetObjects(
  client: ClientBase,
  except: readonly DatabaseObject[],
): Promise<void> {
  if (!(await isRecorded(client))) return;
  await client.query(`delete from ${TABLE} where object <> all($1)`, [
    except.map(({ object }) => object),
  ]);
}

/** Records the objects of a database whose migrations have just run, or which was never recorded completely. */
export async function recordObjects(
  client: ClientBase,
  { migrated }: { migrated: boolean },
): Promise<void> {
  const recorded = await recordedObjects(client);
  if (!migrated && recorded.some(({ statement }) => statement === '')) return;
  const now = await databaseObjects(client, { own: true });
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

async function findMissing<Recorded extends DatabaseObject>(
  client: ClientBase,
  recorded: readonly Recorded[],
): Promise<Recorded[]> {
  const existing = await databaseObjects(client, { own: false });
  const names = new Set(existing.map(({ object }) => object));
  return recorded.filter(({ object }) => !names.has(object));
}

function requireObjects(missing: readonly MissingObject[]): void {
  const [first] = missing;
  if (!first) return;
  const named = missing.slice(0, NAMED).map(({ object }) => object);
  const more = missing.length > NAMED ? ` and ${missing.length - NAMED} more` : '';
  throw new Error(
    `this database is incomplete: ${named.join(', ')}${more} cannot be created again${first.reason && ` (${first.reason})`}. Restore the backup anew and read what pg_restore reports as errors.`,
  );
}

async function recordedObjects(client: ClientBase): Promise<DatabaseObject[]> {
  if (!(await isRecorded(client))) return [];
  const { rows } = await client.query<DatabaseObject>(
    `select object, statement from ${TABLE} order by place`,
  );
  const ours = new Set(EXTENSIONS.map((name) => `extension ${name}`));
  // Earlier versions recorded every extension, also those of whoever manages the server.
  return rows.filter(({ object }) => !object.startsWith('extension ') || ours.has(object));
}

async function isRecorded(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query(`select to_regclass('${TABLE}') is not null as there`);
  return rows[0]?.there;
}
