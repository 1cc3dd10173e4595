import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type {
  AdditionalRecord,
  Identified,
  ImportRow,
  LineFault,
} from '#platform/server/imports/import-definition.ts';
import type { SeenInFile } from '#platform/server/imports/seen-in-file.ts';
import { unsavedPhotos } from '../photos/location-photos.ts';
import type { Context, DirectoryTables } from '../tables.ts';
import type { LocationLine } from './location-cells.ts';
import { type NamedRepresentatives, namedRepresentatives } from './named-representatives.ts';

/** Which lines belong to existing locations, by code without case, and faults across cells. */
export async function identifyLocations(given: {
  rows: readonly ImportRow<LocationLine>[];
  db: Db<DirectoryTables>;
  clientId: string;
  app: App;
  seen: SeenInFile;
}): Promise<Identified> {
  const { rows, db, clientId } = given;
  const codes = rows.map(({ values }) => values.code.toLowerCase());
  const { rows: storedRows } = await sql<{ code: string }>`
    select code_key as code from directory.locations
    where client_id = ${clientId} and code_key = any (${codes})`.execute(db);
  const known = new Set(storedRows.map(({ code }) => code));
  const existing = new Set(
    rows.filter(({ values }) => known.has(values.code.toLowerCase())).map(({ line }) => line),
  );
  const userOf = await namedRepresentatives(given, clientId, rows);
  return {
    existing,
    makes: await namesToMake({ db }, clientId, rows),
    faults: [
      ...given.seen.repeats(rows, 'code', ({ code }) => code.toLowerCase()),
      ...rows.flatMap((row) => missingFaults(row, existing.has(row.line))),
      ...rows.flatMap(coordinateFaults),
      ...(await moveFaults(given)),
      ...(await photoFaults(given)),
      ...rows.flatMap((row) => representativeFaults(row, userOf)),
    ],
  };
}

/** Types and groups in lines that do not exist yet. */
async function namesToMake(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  rows: readonly ImportRow<LocationLine>[],
): Promise<AdditionalRecord[]> {
  const candidates = rows
    .flatMap(({ line, values }) => [
      ...(values.groups ?? []).map((name) => ({ line, column: 'groups', name })),
      ...(values.type ? [{ line, column: 'type', name: values.type }] : []),
    ])
    .map((each, place) => ({ ...each, place }));
  if (candidates.length === 0) return [];
  const { rows: made } = await sql<AdditionalRecord>`
    select said.line, said."column", said.name, platform.fold(said.name) as "nameKey"
    from jsonb_to_recordset(${JSON.stringify(candidates)}::jsonb)
      as said (line integer, "column" text, name text, place integer)
    where not exists (
      select from directory.groups as kept where said."column" = 'groups'
        and kept.client_id = ${clientId} and kept.name_key = platform.fold(said.name))
      and not exists (
        select from directory.location_types as kept where said."column" = 'type'
          and kept.client_id = ${clientId} and kept.name_key = platform.fold(said.name))
    order by said.place`.execute(db);
  return made;
}

/** A new location needs a name and a country; existing ones cannot lose them. */
function missingFaults({ line, values }: ImportRow<LocationLine>, exists: boolean): LineFault[] {
  return (['name', 'country'] as const)
    .filter((column) => !values[column] && !(exists && values[column] === undefined))
    .map((column) => ({ line, column, code: 'required' }));
}

/** Moves and photos of the lines read so far, plus the stored moves of their targets. */
interface FileMemory {
  codes: Set<string>;
  /** By code: the code of the successor; null without one. */
  targets: Map<string, string | null>;
  /** New photos with the line that uses them. */
  photos: Map<string, number>;
}

const newMemory = (): FileMemory => ({ codes: new Set(), targets: new Map(), photos: new Map() });

/** The successor must exist or appear earlier in the file, and must not lead back to the location. */
async function moveFaults({
  rows,
  db,
  clientId,
  seen,
}: {
  rows: readonly ImportRow<LocationLine>[];
  db: Db<DirectoryTables>;
  clientId: string;
  seen: SeenInFile;
}): Promise<LineFault[]> {
  const { codes, targets } = seen.memory(newMemory);
  for (const { values } of rows) codes.add(values.code.toLowerCase());
  const moved = rows.filter(({ values }) => values.movedTo);
  for (const { values } of rows)
    if (values.movedTo !== undefined)
      targets.set(values.code.toLowerCase(), values.movedTo?.toLowerCase() ?? null);
  if (moved.length === 0) return [];
  const { rows: storedRows } = await sql<{ code: string; target: string | null }>`
    with recursive way (id) as (
      select id from directory.locations
      where client_id = ${clientId}
        and code_key = any (${moved.map(({ values }) => values.movedTo?.toLowerCase())})
      union
      select location.moved_to_id from way join directory.locations as location
        on location.client_id = ${clientId} and location.id = way.id
      where location.moved_to_id is not null
    )
    select location.code_key as code, target.code_key as target
    from way join directory.locations as location
      on location.client_id = ${clientId} and location.id = way.id
    left join directory.locations as target
      on target.client_id = ${clientId} and target.id = location.moved_to_id`.execute(db);
  // The file takes precedence over stored moves.
  for (const { code, target } of storedRows) if (!targets.has(code)) targets.set(code, target);
  const faults = moved.flatMap(({ line, values }) => {
    const own = values.code.toLowerCase();
    const target = values.movedTo?.toLowerCase() ?? '';
    const fault = { line, column: 'movedTo', params: { code: values.movedTo ?? '' } };
    if (!targets.has(target) && !codes.has(target))
      return [{ ...fault, code: 'directory.movedTo' }];
    const passed = new Set<string>();
    for (let at: string | null | undefined = target; at && !passed.has(at); at = targets.get(at)) {
      if (at === own) return [{ ...fault, code: 'directory.movedInCircle' }];
      passed.add(at);
    }
    return [];
  });
  // Lines with a fault are not written, so later ones are checked without them.
  const wrong = new Set(faults.map(({ line }) => line));
  for (const { line, values } of moved)
    if (wrong.has(line)) targets.delete(values.code.toLowerCase());
  return faults;
}

/** A file can reorder a location's photos and add uploaded photos that no location uses yet. */
async function photoFaults({
  rows,
  db,
  clientId,
  app,
  seen,
}: Parameters<typeof identifyLocations>[0]): Promise<LineFault[]> {
  const candidates = rows.filter(({ values }) => values.photos && values.photos.length > 0);
  if (candidates.length === 0) return [];
  const stored = await db
    .selectFrom('directory.locations')
    .select(['code_key', 'photos'])
    .where('client_id', '=', clientId)
    .where(
      'code_key',
      'in',
      candidates.map(({ values }) => values.code.toLowerCase()),
    )
    .execute();
  const files = new Map(
    stored.map(({ code_key, photos }) => [code_key, new Set(photos.map(({ fileId }) => fileId))]),
  );
  const broughtBy = ({ values }: ImportRow<LocationLine>) => {
    const own = files.get(values.code.toLowerCase());
    return (values.photos ?? []).map(({ fileId }) => fileId).filter((id) => !own?.has(id));
  };
  const ids = candidates.flatMap(broughtBy);
  const unsaved = await unsavedPhotos({ db, app }, { clientId, ids });
  const { photos: taken } = seen.memory(newMemory);
  return candidates.flatMap((row) => {
    const brought = broughtBy(row);
    const isWrong = brought.some(
      (id) => !unsaved.has(id) || (taken.get(id) ?? row.line) !== row.line,
    );
    if (isWrong) return [{ line: row.line, column: 'photos', code: 'directory.photoUnknown' }];
    for (const id of brought) taken.set(id, row.line);
    return [];
  });
}

function coordinateFaults({ line, values }: ImportRow<LocationLine>): LineFault[] {
  const { latitude = null, longitude = null } = values;
  if ((latitude === null) === (longitude === null)) return [];
  const column = latitude === null ? 'latitude' : 'longitude';
  return [{ line, column, code: 'directory.coordinates' }];
}

function representativeFaults(
  { line, values }: ImportRow<LocationLine>,
  userOf: NamedRepresentatives,
): LineFault[] {
  const unknown = values.representatives?.find((email) => !userOf(values.code, email));
  if (unknown === undefined) return [];
  return [
    {
      line,
      column: 'representatives',
      code: 'directory.representative',
      params: { email: unknown },
    },
  ];
}
