import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type {
  Identified,
  ImportRow,
  LineFault,
  MadeAlong,
} from '#platform/server/imports/import-definition.ts';
import type { SeenInFile } from '#platform/server/imports/seen-in-file.ts';
import type { DirectoryTables } from '../tables.ts';
import type { LocationLine } from './location-cells.ts';
import { type NamedRepresentatives, namedRepresentatives } from './named-representatives.ts';

/** Which lines are about a location that exists, by its code in any case, and what only shows beyond one cell. */
export async function identifyLocations(given: {
  rows: readonly ImportRow<LocationLine>[];
  db: Db<DirectoryTables>;
  clientId: string;
  app: App;
  seen: SeenInFile;
}): Promise<Identified> {
  const { rows, db, clientId } = given;
  const codes = rows.map(({ values }) => values.code.toLowerCase());
  const { rows: kept } = await sql<{ code: string }>`
    select code_key as code from directory.locations
    where client_id = ${clientId} and code_key = any (${codes})`.execute(db);
  const known = new Set(kept.map(({ code }) => code));
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
      ...rows.flatMap((row) => representativeFaults(row, userOf)),
    ],
  };
}

/** Types and groups that the lines name and nobody has made. */
async function namesToMake(
  { db }: { db: Db<DirectoryTables> },
  clientId: string,
  rows: readonly ImportRow<LocationLine>[],
): Promise<MadeAlong[]> {
  const said = rows
    .flatMap(({ line, values }) => [
      ...(values.groups ?? []).map((name) => ({ line, column: 'groups', name })),
      ...(values.type ? [{ line, column: 'type', name: values.type }] : []),
    ])
    .map((each, place) => ({ ...each, place }));
  if (said.length === 0) return [];
  const { rows: made } = await sql<MadeAlong>`
    select said.line, said."column", said.name, platform.fold(said.name) as "nameKey"
    from jsonb_to_recordset(${JSON.stringify(said)}::jsonb)
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

/** A new location needs a name and a country; neither can be taken away from one that exists. */
function missingFaults({ line, values }: ImportRow<LocationLine>, exists: boolean): LineFault[] {
  return (['name', 'country'] as const)
    .filter((column) => !values[column] && !(exists && values[column] === undefined))
    .map((column) => ({ line, column, code: 'required' }));
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
