import { sql } from 'kysely';
import type { ChangeRequest } from '#modules/directory/contract/change-requests/change-request.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { FileAnswer } from '#platform/server/http/answer/send-answer.ts';
import type { Context, FieldValues } from '../tables.ts';
import { readChangeChecks, readLocationValues, requestedFields } from './change-checks.ts';
import {
  namePeople,
  placeSql,
  type RequestReader,
  readRequestRows,
  shownToReader,
} from './list-change-requests.ts';

/** One request with each field's previous, current and suggested value, its messages and its effects [OPP-06]. */
export async function readRequest(
  { db, app }: Context,
  reader: RequestReader,
  id: string,
): Promise<ChangeRequest> {
  const { clientId } = reader;
  const fits = sql<boolean>`${shownToReader(reader)} and request.id = ${id}`;
  const [row] = await readRequestRows({ db, app }, reader, fits, 1);
  if (!row) throw notFound();
  const stored = await db
    .selectFrom('directory.change_requests')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { changes, before, messages } = stored;
  const now = await readLocationValues({ db }, { clientId, id: row.location.id });
  const people = await namePeople({ db, app }, clientId, [
    stored.decided_by,
    ...messages.map(({ userId }) => userId),
  ]);
  const nameOf = (userId: string) => people.get(userId)?.name ?? '';
  const position = (field: 'latitude' | 'longitude') =>
    typeof changes[field] === 'number' ? changes[field] : row.location[field];
  return {
    ...row,
    version: stored.version,
    locationVersion: now.version,
    locationClosed: now.closed === true,
    values: requestedFields(changes).map((field) => ({
      field,
      before: before[field] ?? null,
      now: now[field] ?? null,
      suggested: changes[field] ?? null,
      taken: stored.state === 'accepted' ? stored.taken.includes(field) : null,
    })),
    names: await readNames({ db }, clientId, [changes, before, now]),
    since: stored.since,
    comment: stored.comment,
    hasPhoto: stored.photo_file_id !== null,
    duplicateOf: await readPlace({ db }, clientId, stored.duplicate_of_id),
    messages: messages.map(({ userId, ...message }) => ({ ...message, by: nameOf(userId) })),
    decidedBy: stored.decided_by && nameOf(stored.decided_by),
    reason: stored.reason,
    checks: await readChangeChecks(
      { db, app },
      {
        clientId,
        locationId: row.location.id,
        country: row.location.country,
        latitude: position('latitude'),
        longitude: position('longitude'),
        changed: requestedFields(changes),
      },
    ),
  };
}

export async function readRequestPhoto(
  { db, app }: Context,
  reader: RequestReader,
  id: string,
): Promise<FileAnswer> {
  const { rows } = await sql<{ file: string | null }>`
    select request.photo_file_id as file from directory.change_requests as request
    where ${shownToReader(reader)} and request.id = ${id}`.execute(db);
  const file = rows[0]?.file;
  if (!file) throw notFound();
  return app.files.answer(db, { clientId: reader.clientId, id: file, inline: true });
}

async function readPlace(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  id: string | null,
): Promise<ChangeRequest['duplicateOf']> {
  if (!id) return null;
  const { rows } = await sql<{ place: ChangeRequest['duplicateOf'] }>`
    select ${placeSql('location')} as place from directory.locations as location
    where location.client_id = ${clientId} and location.id = ${id}`.execute(db);
  return rows[0]?.place ?? null;
}

/** Names of the types and locations in the values. */
async function readNames(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  values: readonly FieldValues[],
): Promise<Record<string, string>> {
  const ids = (field: 'typeId' | 'movedToId') =>
    values.flatMap((each) => (typeof each[field] === 'string' ? [each[field]] : []));
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from directory.location_types
    where client_id = ${clientId} and id = any (${ids('typeId')}::uuid[])
    union all
    select id, name from directory.locations
    where client_id = ${clientId} and id = any (${ids('movedToId')}::uuid[])`.execute(db);
  return Object.fromEntries(rows.map(({ id, name }) => [id, name]));
}
