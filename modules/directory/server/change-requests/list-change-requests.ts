import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { authorNames, type Person, peopleByIds } from '#modules/directory/contract/associations.ts';
import {
  CHANGE_REQUEST_STATES,
  type ChangeRequestRow,
  type ChangeRequestState,
} from '#modules/directory/contract/change-requests/change-request.ts';
import type { ChangeRequestFilters } from '#modules/directory/contract/change-requests/change-request-calls.ts';
import { matchWordsInClient } from '#platform/server/database/word-search.ts';
import { readPage } from '#platform/server/lists/read-page.ts';
import type { Context, FieldValues, StoredMessage } from '../tables.ts';
import { requestedFields } from './change-checks.ts';

/** Admins see all requests, other users their own. */
export interface RequestReader {
  clientId: string;
  userId: string;
  seesAll: boolean;
}

/** A row with data from this module's tables; user names come from another module. */
type FoundRow = Omit<
  ChangeRequestRow,
  'requester' | 'isOwn' | 'fields' | 'target' | 'requestedAt' | 'decidedAt' | 'isWaiting'
> & {
  changes: FieldValues;
  messages: StoredMessage[];
  requestedBy: string;
  requestedAt: Date;
  decidedAt: Date | null;
  targetName: string | null;
};

const FROM = sql`directory.change_requests as request join directory.locations as location
  on location.client_id = request.client_id and location.id = request.location_id`;
const DECISIONS_AVERAGED = 200;

/** SQL for the place of a location with the given alias. */
export const placeSql = (alias: string) =>
  sql`json_build_object(${sql.join(
    (
      [
        ['id', 'id'],
        ['code', 'code'],
        ['name', 'name'],
        ['street', 'street'],
        ['postalCode', 'postal_code'],
        ['city', 'city'],
        ['country', 'country'],
        ['latitude', 'latitude'],
        ['longitude', 'longitude'],
      ] as const
    ).map(([name, column]) => sql`${sql.lit(name)}, ${sql.ref(`${alias}.${column}`)}`),
  )})`;

const COLUMNS = sql`request.id, request.kind, request.state, request.evidence, request.changes, request.messages,
  request.requested_by as "requestedBy", request.requested_at as "requestedAt", request.decided_at as "decidedAt",
  ${placeSql('location')} as location,
  (select other.name from directory.locations as other
    where other.client_id = request.client_id
      and other.id = (request.changes ->> 'movedToId')::uuid) as "targetName"`;

export function shownToReader(reader: RequestReader): RawBuilder<SqlBool> {
  const ofClient = sql<SqlBool>`request.client_id = ${reader.clientId}`;
  return reader.seesAll
    ? ofClient
    : sql<SqlBool>`${ofClient} and request.requested_by = ${reader.userId}`;
}

export function requestFits(
  reader: RequestReader,
  { state, kind, q }: ChangeRequestFilters,
): RawBuilder<SqlBool> {
  const parts = [shownToReader(reader), sql<SqlBool>`request.state = ${state}`];
  if (kind) parts.push(sql<SqlBool>`request.kind = ${kind}`);
  if (q) parts.push(matchWordsInClient({ name: 'directory.locations', alias: 'location' }, q));
  return sql<SqlBool>`${sql.join(parts, sql` and `)}`;
}

/** A page of requests, newest first, with counts by state [OPP-06]. */
export async function listRequests(
  { db, app }: Context,
  reader: RequestReader,
  { page, limit, ...filters }: ChangeRequestFilters & { page: number; limit: number },
): Promise<{
  items: ChangeRequestRow[];
  total: number;
  counts: Record<ChangeRequestState, number>;
  averageDays: number | null;
  mayDecide: boolean;
}> {
  const [found, counts, averageDays] = await Promise.all([
    readPage<FoundRow>(
      { db },
      {
        page,
        limit,
        areFew: Boolean(filters.q),
        from: FROM,
        key: sql`request.client_id, request.id`,
        fits: requestFits(reader, filters),
        order: sql`request.requested_at desc, request.id`,
        columns: COLUMNS,
        joins: sql`join directory.change_requests as request
            on request.client_id = page.client_id and request.id = page.id
          join directory.locations as location
            on location.client_id = request.client_id and location.id = request.location_id`,
      },
    ),
    countStates({ db }, reader),
    readAverageDays({ db }, reader),
  ]);
  const items = await rowsWithPeople({ db, app }, reader, found.rows);
  return { items, total: found.total, counts, averageDays, mayDecide: reader.seesAll };
}

/** Matching rows by id, for files and for a single request. */
export async function readRequestRows(
  { db, app }: Context,
  reader: RequestReader,
  fits: RawBuilder<SqlBool>,
  limit: number,
): Promise<ChangeRequestRow[]> {
  const { rows } = await sql<FoundRow>`
    select ${COLUMNS} from ${FROM} where ${fits} order by request.id limit ${limit}`.execute(db);
  return rowsWithPeople({ db, app }, reader, rows);
}

async function rowsWithPeople(
  context: Context,
  reader: RequestReader,
  rows: readonly FoundRow[],
): Promise<ChangeRequestRow[]> {
  const people = await namePeople(
    context,
    reader.clientId,
    rows.map(({ requestedBy }) => requestedBy),
  );
  return rows.map(({ changes, messages, requestedBy, targetName, ...row }) => ({
    ...row,
    fields: requestedFields(changes),
    target: targetName ?? (row.kind === 'moved' ? String(changes.city ?? row.location.city) : ''),
    requester: { id: requestedBy, ...(people.get(requestedBy) ?? { name: '', role: '' }) },
    isOwn: requestedBy === reader.userId,
    requestedAt: row.requestedAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    isWaiting: messages.at(-1)?.isQuestion === true,
  }));
}

/** Names and roles of users, names of API keys; users that left the client are missing. */
export async function namePeople(
  context: Context,
  clientId: string,
  ids: readonly (string | null)[],
): Promise<Map<string, { name: string; role: Person['role'] | '' }>> {
  const userIds = [...new Set(ids.flatMap((id) => id ?? []))];
  if (userIds.length === 0) return new Map();
  const { ports } = context.app;
  const people = await ports.call(peopleByIds, { clientId, userIds }, context);
  const roles = new Map(people.map(({ userId, role }) => [userId, role]));
  const names = await ports.call(authorNames, { clientId, ids: userIds }, context);
  return new Map([...names].map(([id, name]) => [id, { name, role: roles.get(id) ?? '' }]));
}

async function countStates(
  { db }: Pick<Context, 'db'>,
  reader: RequestReader,
): Promise<Record<ChangeRequestState, number>> {
  const { rows } = await sql<{ state: ChangeRequestState; requests: number }>`
    select request.state, count(*) as requests from directory.change_requests as request
    where ${shownToReader(reader)} group by request.state`.execute(db);
  const counts = new Map(rows.map(({ state, requests }) => [state, requests]));
  return Object.fromEntries(
    CHANGE_REQUEST_STATES.map((state) => [state, counts.get(state) ?? 0]),
  ) as Record<ChangeRequestState, number>;
}

async function readAverageDays(
  { db }: Pick<Context, 'db'>,
  reader: RequestReader,
): Promise<number | null> {
  const { rows } = await sql<{ days: number | null }>`
    select (extract(epoch from avg(decided_at - requested_at)) / 86400)::float8 as days from (
      select request.decided_at, request.requested_at from directory.change_requests as request
      where ${shownToReader(reader)} and request.decided_at is not null
      order by request.decided_at desc limit ${DECISIONS_AVERAGED}
    ) as decided`.execute(db);
  return rows[0]?.days ?? null;
}

/** Number of open requests, for other modules that show it. */
export async function countOpenRequests(
  { db }: Pick<Context, 'db'>,
  { clientId, locationId }: { clientId: string; locationId: string },
): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from directory.change_requests
    where client_id = ${clientId} and location_id = ${locationId} and state = 'open'`.execute(db);
  return rows[0]?.open ?? 0;
}
