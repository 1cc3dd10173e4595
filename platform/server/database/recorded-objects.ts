import type { ClientBase } from 'pg';
import { isDatabaseUnavailable } from './database-errors.ts';
import { type DatabaseObject, databaseObjects, EXTENSIONS } from './database-objects.ts';

/**
 * `pg_restore` reports objects that the restoring role may not create, or that reference a missing role, and continues
 * without them. Therefore a table records all objects that the migrations created. A dump includes this table, and the
 * start creates missing objects. Only the owner can read or write it.
 */
const TABLE = 'migrations.access';
const NAMED = 5;

/** A recorded object that is missing and could not be created, with the reason. */
export interface MissingObject extends DatabaseObject {
  reason: string;
}

/**
 * Creates recorded objects that are missing, before anything else uses the database. Returns those that failed, because
 * a pending migration may create them. Missing tables abort the start, because no migration restores them.
 */
export async function restoreObjects(client: ClientBase): Promise<MissingObject[]> {
  const missing = await findMissing(client, await recordedObjects(client));
  if (missing.length === 0) return [];
  requireObjects(
    missing.filter(({ statement }) => statement === '').map((lost) => ({ ...lost, reason: '' })),
  );
  // Lets a function be created before the objects that it uses.
  await client.query(`set check_function_bodies = off; set search_path = ''`);
  let failed = await create(client, missing);
  // Some function bodies are parsed on creation and need other objects, so the creation is repeated until no round
  // succeeds.
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
      if (isDatabaseUnavailable(error)) throw error;
      failed.push({ ...object, reason: (error as Error).message });
    }
  }
  return failed;
}

/** Aborts the start if objects are still missing, because otherwise a user's request would fail later. */
export async function requireRestored(
  client: ClientBase,
  failed: readonly MissingObject[],
): Promise<void> {
  if (failed.length > 0) requireObjects(await findMissing(client, failed));
}

/**
 * Clears the records before migrations run, so that an interrupted start does not recreate outdated objects. Objects
 * that could not be created stay recorded for the next start.
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

/** Records the objects after migrations have run, or if the record was never complete. */
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
  // Earlier versions recorded every extension, including those of the server's operator.
  return rows.filter(({ object }) => !object.startsWith('extension ') || ours.has(object));
}

async function isRecorded(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query(`select to_regclass('${TABLE}') is not null as there`);
  return rows[0]?.there;
}
