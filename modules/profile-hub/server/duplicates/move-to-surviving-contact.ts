import { sql } from 'kysely';
import type { ContactCopy, MovedByMerge } from '../tables/merge-tables.ts';
import type { Context } from '../tables.ts';

export interface OneMerge {
  clientId: string;
  id: string;
  keptId: string;
  goneId: string;
}

/** Moves related records to the remaining contact and returns them, so that an undo can move them back. */
export async function moveToSurvivingContact(
  { db }: Pick<Context, 'db'>,
  { clientId, id, keptId, goneId }: OneMerge,
  copies: { gone: ContactCopy; before: ContactCopy; after: ContactCopy },
): Promise<MovedByMerge> {
  const ids = async (statement: ReturnType<typeof sql<{ id: string }>>) =>
    (await statement.execute(db)).rows.map((row) => row.id);
  const segments = await ids(sql<{ id: string }>`
    delete from profile_hub.segment_members where client_id = ${clientId} and contact_id = ${goneId}
    returning segment_id as id`);
  const joined = await ids(sql<{ id: string }>`
    insert into profile_hub.segment_members (client_id, segment_id, contact_id)
    select ${clientId}, segment_id, ${keptId} from unnest(${segments}::uuid[]) as segment_id
    on conflict do nothing returning segment_id as id`);
  // An event that both contacts have remains only once.
  const stations = await ids(sql<{ id: string }>`
    update profile_hub.stations as station set contact_id = ${keptId}
    where station.client_id = ${clientId} and station.contact_id = ${goneId} and not exists (
      select from profile_hub.stations as own
      where own.client_id = ${clientId} and own.contact_id = ${keptId}
        and own.kind = station.kind and own.ref = station.ref)
    returning station.id`);
  const merged = await ids(sql<{ id: string }>`
    update profile_hub.merged_contacts set kept_id = ${keptId}
    where client_id = ${clientId} and kept_id = ${goneId} returning gone_id as id`);
  await sql`
    insert into profile_hub.merged_contacts (client_id, gone_id, kept_id) values (${clientId}, ${goneId}, ${keptId})`.execute(
    db,
  );
  const responses = await ids(sql<{ id: string }>`
    update profile_hub.campaign_responses set contact_id = ${keptId}
    where client_id = ${clientId} and contact_id = ${goneId} returning id`);
  const leads = await ids(sql<{ id: string }>`
    update profile_hub.lead_contacts set contact_id = ${keptId}
    where client_id = ${clientId} and contact_id = ${goneId} returning lead_id as id`);
  const { rows: addresses } = await sql<{ kind: 'email' | 'phone'; value: string }>`
    delete from profile_hub.contact_addresses where client_id = ${clientId} and contact_id = ${goneId}
    returning kind, value`.execute(db);
  await keepAddresses({ db }, { clientId, id, keptId }, { ...copies, addresses });
  const consents = await ids(sql<{ id: string }>`
    select id from profile_hub.consents where client_id = ${clientId} and contact_id = ${keptId}`);
  await sql`
    insert into profile_hub.stations (client_id, id, contact_id, kind, at, ref)
    values (${clientId}, gen_random_uuid(), ${keptId}, 'merge', now(), ${id})`.execute(db);
  return { stations, segments, joined, merged, addresses, responses, leads, consents };
}

/** Stores addresses that the remaining contact does not have, so that later imports and leads still find it. */
async function keepAddresses(
  { db }: Pick<Context, 'db'>,
  { clientId, id, keptId }: Pick<OneMerge, 'clientId' | 'id' | 'keptId'>,
  given: {
    gone: ContactCopy;
    before: ContactCopy;
    after: ContactCopy;
    addresses: MovedByMerge['addresses'];
  },
): Promise<void> {
  const own = [given.gone, given.before].flatMap((copy) =>
    (['email', 'phone'] as const).flatMap((kind) =>
      typeof copy[kind] === 'string' ? [{ kind, value: String(copy[kind]) }] : [],
    ),
  );
  const further = [...own, ...given.addresses].filter(
    ({ kind, value }) => given.after[kind] !== value,
  );
  if (further.length === 0) return;
  await db
    .insertInto('profile_hub.contact_addresses')
    .values(
      further.map((address) => ({
        ...address,
        client_id: clientId,
        contact_id: keptId,
        merge_id: id,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
