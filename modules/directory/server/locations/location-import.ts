import { sql } from 'kysely';
import { locationsImported } from '#modules/directory/contract/events.ts';
import { locationImportCalls } from '#modules/directory/contract/locations/list-locations.ts';
import { locationFields } from '#modules/directory/contract/locations/location-fields.ts';
import { WEEK_DAYS } from '#modules/directory/contract/locations/opening-hours.ts';
import type { App } from '#platform/server/app.ts';
import type { Tx } from '#platform/server/database/database.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { type ColumnChange, fileFields } from '#platform/server/fields/field-sql.ts';
import { defineImport } from '#platform/server/imports/define-import.ts';
import type { ImportRow } from '#platform/server/imports/import-definition.ts';
import { addMissingNames } from '../location-names/location-names.ts';
import type { DirectoryTables } from '../tables.ts';
import { identifyLocations } from './identify-locations.ts';
import { type LocationLine, locationCells } from './location-cells.ts';
import {
  writeGroups,
  writeMoves,
  writePhotos,
  writeRepresentatives,
} from './write-location-ties.ts';

/** Fields with one cell in files. */
const plainFields = fileFields(locationFields);
/** A line of the file as an SQL record: `line.name`, `line.postal_code`. */
const LINE = sql`jsonb_to_recordset`;
const SHAPE = sql`(id uuid, ${plainFields.shape}, type text, hours jsonb, closed boolean)`;
const SHUT_WEEK = sql`'{"mon":[],"tue":[],"wed":[],"thu":[],"fri":[],"sat":[],"sun":[]}'::jsonb`;

/** Imports locations by code [SUP-02]. */
export const locationImport = defineImport<LocationLine, DirectoryTables>({
  name: 'directory.locations',
  calls: locationImportCalls,
  title: 'directory:location.importTitle',
  columns: locationCells.map(({ column }) => column),
  recordColumns: ['name', 'code'],
  identify: identifyLocations,
  write: writeLocations,
});

type Row = ImportRow<LocationLine> & { exists: boolean };

/** Writes a batch in a fixed number of statements; unchanged locations are not written. */
export async function writeLocations(given: {
  rows: readonly Row[];
  db: Tx<DirectoryTables>;
  clientId: string;
  app: App;
}): Promise<void> {
  const { rows, db, clientId, app } = given;
  const types = rows.flatMap(({ values }) => (values.type ? [values.type] : []));
  await addMissingNames({ db }, { table: 'directory.location_types', clientId, names: types });
  const made = rows.filter(({ exists }) => !exists);
  const existingRows = rows.filter(({ exists }) => exists);
  if (made.length > 0) await insertLocations({ db }, clientId, made);
  if (existingRows.length > 0) await updateLocations({ db }, clientId, existingRows);
  await writeGroups({ db }, clientId, rows);
  await writeMoves({ db }, clientId, rows);
  await writeRepresentatives({ db, app }, clientId, rows);
  await writePhotos({ db, app }, clientId, rows);
  await app.events.publish(db, locationsImported, {
    clientId,
    payload: { created: made.length, updated: existingRows.length },
  });
}

async function insertLocations(
  { db }: { db: Tx<DirectoryTables> },
  clientId: string,
  rows: readonly Row[],
): Promise<void> {
  await sql`
    insert into directory.locations
      (client_id, id, ${sql.join(plainFields.all.map((column) => sql.id(column)))}, type_id, opening_hours, closed_at)
    select ${clientId}, line.id, ${sql.join(plainFields.all.map((column) => sql`line.${sql.id(column)}`))}, type.id,
      case when line.hours <> '{}' then ${SHUT_WEEK} || line.hours end, case when line.closed then now() end
    from ${LINE}(${recordsOf(rows)}::jsonb) as line ${SHAPE}
    left join directory.location_types as type
      on type.client_id = ${clientId} and type.name_key = platform.fold(line.type)`.execute(db);
}

async function updateLocations(
  { db }: { db: Tx<DirectoryTables> },
  clientId: string,
  rows: readonly Row[],
): Promise<void> {
  const changes = changesOf(rows);
  if (changes.length === 0) return;
  const sets = changes.map(({ column, value }) => sql`${sql.id(column)} = ${value}`);
  const differs = changes.map(
    ({ column, value }) => sql`stored.${sql.id(column)} is distinct from ${value}`,
  );
  await sql`
    update directory.locations as stored
    set ${sql.join(sets)}, updated_at = now(), version = stored.version + 1
    from ${LINE}(${recordsOf(rows)}::jsonb) as line ${SHAPE}
    left join directory.location_types as type
      on type.client_id = ${clientId} and type.name_key = platform.fold(line.type)
    where stored.client_id = ${clientId} and stored.code_key = lower(line.code)
      and (${sql.join(differs, sql` or `)})`.execute(db);
}

/** Only columns that the file has; all lines have the same columns. */
function changesOf(rows: readonly Row[]): ColumnChange[] {
  const hasColumn = (key: string) =>
    rows.some(({ values }) => values[key as keyof LocationLine] !== undefined);
  return [
    // Codes match regardless of case; the stored spelling remains.
    ...plainFields.said((name) => name !== 'code' && hasColumn(name)),
    ...(hasColumn('type') ? [{ column: 'type_id', value: sql`type.id` }] : []),
    ...(rows.some(({ values }) => hasOpeningHours(values))
      ? [
          {
            column: 'opening_hours',
            value: sql`case when line.hours = '{}' then stored.opening_hours
              else ${SHUT_WEEK} || coalesce(stored.opening_hours, '{}') || line.hours end`,
          },
        ]
      : []),
    ...(hasColumn('closed')
      ? [
          {
            column: 'closed_at',
            value: sql`case when line.closed then coalesce(stored.closed_at, now()) end`,
          },
        ]
      : []),
  ];
}

function recordsOf(rows: readonly Row[]): string {
  return JSON.stringify(rows.map(({ values }) => locationRecord(values)));
}

/** A line as JSON for the statements below. Hours: null means unknown, an empty object leaves them unchanged. */
function locationRecord(line: LocationLine) {
  return {
    ...plainFields.record(line),
    id: uuidV7(),
    type: line.type ?? null,
    hours: hoursOf(line),
    closed: line.closed ?? false,
  };
}

function hasOpeningHours(line: LocationLine): boolean {
  return WEEK_DAYS.some((day) => line[day] !== undefined);
}

/** Days without a column stay unchanged; if all seven cells are empty, the hours are unknown. */
function hoursOf(line: LocationLine) {
  const givenDays = WEEK_DAYS.filter((day) => line[day] !== undefined);
  if (givenDays.every((day) => line[day] === null))
    return givenDays.length === WEEK_DAYS.length ? null : {};
  return Object.fromEntries(givenDays.map((day) => [day, line[day] ?? []]));
}
