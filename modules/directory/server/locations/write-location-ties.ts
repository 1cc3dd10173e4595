import { sql } from 'kysely';
import type { LocationPhoto } from '#modules/directory/contract/locations/location-photos.ts';
import { photoUnknown } from '#modules/directory/contract/locations/location-problems.ts';
import type { App } from '#platform/server/app.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { ImportRow } from '#platform/server/imports/import-definition.ts';
import { addMissingNames } from '../location-names/location-names.ts';
import type { DirectoryTables } from '../tables.ts';
import type { LocationLine } from './location-cells.ts';
import { namedRepresentatives } from './named-representatives.ts';

type Row = ImportRow<LocationLine>;

/** Puts the locations of a batch into exactly the groups of their lines. */
export async function writeGroups(
  { db }: { db: Tx<DirectoryTables> },
  clientId: string,
  rows: readonly (Row & { exists: boolean })[],
): Promise<void> {
  const givenRows = rows.filter(({ values }) => values.groups !== undefined);
  if (givenRows.length === 0) return;
  const names = givenRows.flatMap(({ values }) => values.groups ?? []);
  await addMissingNames({ db }, { table: 'directory.groups', clientId, names });
  const codes = givenRows.map(({ values }) => values.code.toLowerCase());
  const existingCodes = givenRows
    .filter(({ exists }) => exists)
    .map(({ values }) => values.code.toLowerCase());
  const wanted = givenRows.flatMap(({ values }) =>
    (values.groups ?? []).map((name) => ({ code: values.code.toLowerCase(), name })),
  );
  const ties = sql`
    select location.id as location_id, "group".id as group_id
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as line (code text, name text)
    join directory.locations as location
      on location.client_id = ${clientId} and location.code_key = line.code
    join directory.groups as "group"
      on "group".client_id = ${clientId} and "group".name_key = platform.fold(line.name)`;
  await sql`
    with named as (
      select id from directory.locations where client_id = ${clientId} and code_key = any (${codes})
    ), wanted as (${ties}), gone as (
      delete from directory.group_members as member
      where member.client_id = ${clientId} and member.location_id in (select id from named)
        and not exists (
          select from wanted where wanted.location_id = member.location_id and wanted.group_id = member.group_id)
      returning member.location_id
    ), come as (
      insert into directory.group_members (client_id, group_id, location_id)
      select distinct ${clientId}::uuid, wanted.group_id, wanted.location_id from wanted
      on conflict do nothing returning location_id
    )
    update directory.locations as location set updated_at = now(), version = version + 1
    where location.client_id = ${clientId} and location.code_key = any (${existingCodes})
      and location.id in (select location_id from gone union select location_id from come)`.execute(
    db,
  );
}

/** Writes the successors of the locations of a batch; the target rows already exist. */
export async function writeMoves(
  { db }: { db: Tx<DirectoryTables> },
  clientId: string,
  rows: readonly Row[],
): Promise<void> {
  const moves = rows
    .filter(({ values }) => values.movedTo !== undefined)
    .map(({ values }) => ({
      code: values.code.toLowerCase(),
      target: values.movedTo?.toLowerCase() ?? null,
    }));
  if (moves.length === 0) return;
  await sql`
    update directory.locations as stored
    set moved_to_id = target.id, updated_at = now(), version = stored.version + 1
    from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as line (code text, target text)
    left join directory.locations as target
      on target.client_id = ${clientId} and target.code_key = line.target
    where stored.client_id = ${clientId} and stored.code_key = line.code
      and stored.moved_to_id is distinct from target.id`.execute(db);
}

/** Sorts and describes photos as in the file. New photos become permanent; files of omitted photos are deleted. */
export async function writePhotos(
  { db, app }: { db: Tx<DirectoryTables>; app: App },
  clientId: string,
  rows: readonly Row[],
): Promise<void> {
  const givenRows = rows
    .filter(({ values }) => values.photos !== undefined)
    .map(({ values }) => ({ code: values.code.toLowerCase(), photos: values.photos ?? [] }));
  if (givenRows.length === 0) return;
  const { rows: changed } = await sql<{ before: LocationPhoto[]; photos: LocationPhoto[] }>`
    update directory.locations as stored
    set photos = line.photos, updated_at = now(), version = stored.version + 1
    from jsonb_to_recordset(${JSON.stringify(givenRows)}::jsonb) as line (code text, photos jsonb)
    join directory.locations as earlier
      on earlier.client_id = ${clientId} and earlier.code_key = line.code
    where stored.client_id = ${clientId} and stored.code_key = line.code and stored.photos <> line.photos
    returning earlier.photos as before, stored.photos`.execute(db);
  for (const { before, photos } of changed) {
    const left = new Set(photos.map(({ fileId }) => fileId));
    for (const { fileId: id } of before)
      if (!left.delete(id)) await app.files.remove(db, { clientId, id });
    for (const id of left) if (!(await app.files.keep(db, { clientId, id }))) throw photoUnknown();
  }
}

/** Replaces the direct representatives of the locations of a batch. */
export async function writeRepresentatives(
  context: { db: Tx<DirectoryTables>; app: App },
  clientId: string,
  rows: readonly (Row & { exists: boolean })[],
): Promise<void> {
  const givenRows = rows.filter(({ values }) => values.representatives !== undefined);
  if (givenRows.length === 0) return;
  const userOf = await namedRepresentatives(context, clientId, givenRows);
  const codes = givenRows.map(({ values }) => values.code.toLowerCase());
  const existingCodes = givenRows
    .filter(({ exists }) => exists)
    .map(({ values }) => values.code.toLowerCase());
  const wanted = givenRows.flatMap(({ values }) =>
    (values.representatives ?? []).map((email) => ({
      code: values.code.toLowerCase(),
      user_id: userOf(values.code, email),
    })),
  );
  await sql`
    with named as (
      select id, code_key as code from directory.locations
      where client_id = ${clientId} and code_key = any (${codes})
    ), wanted as (
      select named.id as location_id, line.user_id
      from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as line (code text, user_id uuid)
      join named on named.code = line.code
    ), gone as (
      delete from directory.associations as own
      where own.client_id = ${clientId} and own.location_id in (select id from named)
        and not exists (
          select from wanted where wanted.location_id = own.location_id and wanted.user_id = own.user_id)
      returning own.location_id
    ), come as (
      insert into directory.associations (client_id, user_id, kind, location_id)
      select distinct ${clientId}::uuid, user_id, 'location', location_id from wanted
      on conflict do nothing returning location_id
    )
    update directory.locations as location set updated_at = now(), version = version + 1
    where location.client_id = ${clientId} and location.code_key = any (${existingCodes})
      and location.id in (select location_id from gone union select location_id from come)`.execute(
    context.db,
  );
}
