import { type Selectable, sql } from 'kysely';
import { DATA_REQUEST_DAYS } from '#modules/profile-hub/contract/limits.ts';
import type { DataRequest } from '#modules/profile-hub/contract/privacy-records.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { Db } from '#platform/server/database/database.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import type { ProfileHubTables } from '../tables.ts';

type Context = { db: Db<ProfileHubTables> };
type Row = Selectable<ProfileHubTables['profile_hub.data_requests']> & { name: string | null };

/** Records a person's data request, also in the contact's journey; an existing open request is reused. */
export async function recordDataRequest(
  { db }: Context,
  { clientId, contactId, userId }: { clientId: string; contactId: string; userId: string },
  requestedAt: Date,
): Promise<DataRequest> {
  const contact = await db
    .selectFrom('profile_hub.contacts')
    .select('id')
    .where('client_id', '=', clientId)
    .where('id', '=', contactId)
    .forUpdate()
    .executeTakeFirst();
  if (!contact) throw notFound();
  const [open] = await readDataRequests({ db }, clientId, contactId);
  if (open && open.answeredAt === null) return open;
  const id = uuidV7();
  await sql`
    insert into profile_hub.data_requests (client_id, id, contact_id, asked_at, due_at, recorded_by)
    values (${clientId}, ${id}, ${contactId}, ${requestedAt},
      ${requestedAt}::timestamptz + make_interval(days => ${DATA_REQUEST_DAYS}), ${userId})`.execute(
    db,
  );
  await sql`
    insert into profile_hub.stations (client_id, id, contact_id, kind, at, ref)
    values (${clientId}, gen_random_uuid(), ${contactId}, 'data-request', ${requestedAt}, ${id})`.execute(
    db,
  );
  return oneDataRequest({ db }, { clientId, id });
}

export async function answerDataRequest(
  { db }: Context,
  { clientId, id, userId }: { clientId: string; id: string; userId: string },
): Promise<DataRequest> {
  await sql`
    update profile_hub.data_requests set answered_at = now(), answered_by = ${userId}
    where client_id = ${clientId} and id = ${id} and answered_at is null`.execute(db);
  return oneDataRequest({ db }, { clientId, id });
}

/** Newest first. */
export async function readDataRequests(
  { db }: Context,
  clientId: string,
  contactId: string,
): Promise<DataRequest[]> {
  const { rows } = await sql<Row>`
    ${readSql} where request.client_id = ${clientId} and request.contact_id = ${contactId}
    order by request.asked_at desc, request.id desc`.execute(db);
  return rows.map(dataRequestOf);
}

export async function listDataRequests(
  { db }: Context,
  clientId: string,
  { page, limit }: { page: number; limit: number },
): Promise<{ items: DataRequest[]; total: number; open: number }> {
  const { rows } = await sql<Row>`
    ${readSql} where request.client_id = ${clientId}
    order by request.answered_at is not null,
      case when request.answered_at is null then request.due_at end, request.answered_at desc, request.id
    limit ${limit} offset ${(page - 1) * limit}`.execute(db);
  const counted = await sql<{ total: number; open: number }>`
    select count(*) as total, count(*) filter (where answered_at is null) as open
    from profile_hub.data_requests where client_id = ${clientId}`.execute(db);
  return { items: rows.map(dataRequestOf), ...(counted.rows[0] ?? { total: 0, open: 0 }) };
}

const readSql = sql`
  select request.*, coalesce(
      nullif(concat_ws(' ', contact.firstname, contact.lastname), ''), contact.email, contact.phone) as name
  from profile_hub.data_requests as request
  left join profile_hub.contacts as contact
    on contact.client_id = request.client_id and contact.id = request.contact_id`;

async function oneDataRequest(
  { db }: Context,
  { clientId, id }: { clientId: string; id: string },
): Promise<DataRequest> {
  const { rows } = await sql<Row>`
    ${readSql} where request.client_id = ${clientId} and request.id = ${id}`.execute(db);
  if (!rows[0]) throw notFound();
  return dataRequestOf(rows[0]);
}

function dataRequestOf(row: Row): DataRequest {
  return {
    id: row.id,
    contactId: row.contact_id,
    name: row.name ?? '',
    askedAt: row.asked_at.toISOString(),
    dueAt: row.due_at.toISOString(),
    answeredAt: row.answered_at?.toISOString() ?? null,
  };
}
