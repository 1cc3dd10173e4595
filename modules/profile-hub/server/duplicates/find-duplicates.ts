import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { DOUBLES_GROUP_LIMIT } from '#modules/profile-hub/contract/limits.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { Context, ProfileHubTables } from '../tables.ts';

/**
 * Probability from 0 to 99 that `a` and `b` are the same person, with reasons. Families share name, street and phone,
 * so unrelated first names or different birth dates count against it. `offset 0` forces each comparison to run only
 * once.
 */
const duplicateScore = sql`
  select greatest(0, least(99,
      (is_email::int * 50) + (is_phone::int * 45) + (is_name::int * 45) + ((is_near and not is_name)::int * 30)
      + (is_birthdate::int * 25) + (is_address::int * 15) + (is_zip::int * 10)
      - (is_other_birthdate::int * 40) - (is_other_person::int * 45)
    ))::smallint as score,
    array_remove(array[
      case when is_email then 'email' end, case when is_phone then 'phone' end,
      case when is_name then 'name' when is_near then 'nameNear' end,
      case when is_birthdate then 'birthdate' end, case when is_address then 'address' end,
      case when is_zip then 'zip' end
    ], null) as reasons
  from (
    select
      coalesce(a.mailbox_key = b.mailbox_key and (
        split_part(a.email, '@', 2) = split_part(b.email, '@', 2)
        or similarity(split_part(a.email, '@', 2), split_part(b.email, '@', 2)) > 0.35), false) as is_email,
      coalesce(a.phone = b.phone, false) as is_phone,
      coalesce(a.name_key = b.name_key and a.firstname is not null and a.lastname is not null, false) as is_name,
      coalesce(similarity(a.name_key, b.name_key) > 0.5 and a.lastname is not null and b.lastname is not null, false)
        as is_near,
      coalesce(a.birthdate = b.birthdate, false) as is_birthdate,
      coalesce(a.birthdate <> b.birthdate, false) as is_other_birthdate,
      coalesce(similarity(a_address, b_address) > 0.6, false) as is_address,
      coalesce(a.zip = b.zip, false) as is_zip,
      coalesce(
        similarity(a_firstname, b_firstname) < 0.3
          and left(a_firstname, length(rtrim(b_firstname, '.'))) <> rtrim(b_firstname, '.')
          and left(b_firstname, length(rtrim(a_firstname, '.'))) <> rtrim(a_firstname, '.'),
        false) as is_other_person
    from (
      select platform.fold(a.firstname) as a_firstname, platform.fold(b.firstname) as b_firstname,
        platform.fold(a.address) as a_address, platform.fold(b.address) as b_address
      offset 0
    ) as folded
    offset 0
  ) as compared`;

/** Pairs without any of these common values cannot reach the minimum score, so the text comparison is skipped. */
const mayBeDuplicate = sql`(
  a.phone = b.phone or a.mailbox_key = b.mailbox_key or a.name_key = b.name_key
  or a.zip = b.zip or a.birthdate = b.birthdate)`;

/** Below this score, two contacts only have something in common. */
const LEAST_SCORE = 50;

/**
 * Finds possible duplicates of the given contacts [PH-18]. Every search uses an index and skips phones or mailboxes
 * that many share, so the cost depends only on these contacts. `offset 0` forces a lookup per contact, because planner
 * statistics are missing right after an import. Decided pairs remain.
 */
export async function findDuplicates(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  contactIds: readonly string[],
): Promise<void> {
  if (contactIds.length === 0) return;
  const near = sql.join(
    BLOCKS.map((block) => sharers(clientId, block)),
    sql` union `,
  );
  await sql`
    with requested as materialized (
      select * from profile_hub.contacts where client_id = ${clientId} and id = any (${contactIds}::text[])
    ),
    near as materialized (${near}),
    pairs as (
      select distinct least(near.id, near.other_id) as first_id, greatest(near.id, near.other_id) as second_id from near
    ),
    scored as (
      select pairs.first_id, pairs.second_id, rated.score, rated.reasons
      from pairs
      join profile_hub.contacts as a on a.client_id = ${clientId} and a.id = pairs.first_id
      join profile_hub.contacts as b on b.client_id = ${clientId} and b.id = pairs.second_id
      cross join lateral (${duplicateScore}) as rated
      where ${mayBeDuplicate} and rated.score >= ${LEAST_SCORE}
    ),
    stored as materialized (
      select distinct pair.first_id, pair.second_id
      from unnest(${contactIds}::text[]) as wanted (id)
      cross join lateral (
        select first_id, second_id from profile_hub.doubles
        where client_id = ${clientId} and first_id = wanted.id
        union all
        select first_id, second_id from profile_hub.doubles
        where client_id = ${clientId} and second_id = wanted.id
        offset 0
      ) as pair
    ),
    untrue as (
      delete from profile_hub.doubles as pair using stored
      where pair.client_id = ${clientId} and pair.first_id = stored.first_id and pair.second_id = stored.second_id
        and pair.decided_at is null and (stored.first_id, stored.second_id) not in (select first_id, second_id from scored)
    )
    insert into profile_hub.doubles (client_id, first_id, second_id, score, reasons)
    select ${clientId}, first_id, second_id, score, reasons from scored
    on conflict (client_id, first_id, second_id) do update
      set score = excluded.score, reasons = excluded.reasons
      where doubles.state = 'open'`.execute(db);
}

interface Block {
  /** Condition on the given contact for this search. */
  asks: RawBuilder<SqlBool>;
  fits: RawBuilder<SqlBool>;
}

const BLOCKS: readonly Block[] = [
  {
    asks: sql<SqlBool>`requested.phone is not null`,
    fits: sql<SqlBool>`other.phone = requested.phone`,
  },
  {
    asks: sql<SqlBool>`requested.mailbox_key <> ''`,
    fits: sql<SqlBool>`other.mailbox_key = requested.mailbox_key`,
  },
  {
    asks: sql<SqlBool>`requested.household_key is not null`,
    fits: sql<SqlBool>`other.household_key = requested.household_key`,
  },
  {
    asks: sql<SqlBool>`requested.firstname is not null and requested.lastname is not null`,
    fits: sql<SqlBool>`other.name_key = requested.name_key
      and (other.zip = requested.zip or other.birthdate = requested.birthdate)`,
  },
];

function sharers(clientId: string, { asks, fits }: Block): RawBuilder<unknown> {
  return sql`
    select requested.id, other.id as other_id
    from requested cross join lateral (
      select found.id, count(*) over () as size from (
        select other.id from profile_hub.contacts as other
        where other.client_id = ${clientId} and ${fits} and other.id <> requested.id
        limit ${DOUBLES_GROUP_LIMIT + 1}
      ) as found
    ) as other
    where ${asks} and other.size <= ${DOUBLES_GROUP_LIMIT}`;
}

const BATCH = 1_000;

type Reading = { db: Db<ProfileHubTables> };

/**
 * Checks only contacts written since the last search, by queued transaction times. A time is removed after all its
 * contacts are checked, so a retry after a lost worker starts with it again.
 */
export async function findPendingDuplicates(
  { db }: Reading,
  { clientId, signal }: { clientId: string; signal: AbortSignal },
): Promise<number> {
  let looked = 0;
  for (;;) {
    const moments = await waitingMoments({ db }, clientId);
    if (moments.length === 0) return looked;
    for (let after = { at: '-infinity', id: '' }; ; ) {
      signal.throwIfAborted();
      const batch = await writtenAt({ db }, clientId, { moments, after });
      await findDuplicates(
        { db },
        clientId,
        batch.map(({ id }) => id),
      );
      looked += batch.length;
      const last = batch.at(-1);
      if (!last || batch.length < BATCH) break;
      after = last;
    }
    // Deletes only the times that were read: an older transaction may have committed since.
    await sql`
      delete from profile_hub.doubles_waiting
      where client_id = ${clientId} and at = any (${moments}::timestamptz[])`.execute(db);
  }
}

/** The time as text, because a Date would lose microseconds. */
async function waitingMoments({ db }: Reading, clientId: string): Promise<string[]> {
  const { rows } = await sql<{ at: string }>`
    select at::text from profile_hub.doubles_waiting
    where client_id = ${clientId} order by doubles_waiting.at limit ${BATCH}`.execute(db);
  return rows.map(({ at }) => at);
}

async function writtenAt(
  { db }: Reading,
  clientId: string,
  { moments, after }: { moments: readonly string[]; after: { at: string; id: string } },
): Promise<{ at: string; id: string }[]> {
  const { rows } = await sql<{ at: string; id: string }>`
    select contact.updated_at::text as at, contact.id from profile_hub.contacts as contact
    where contact.client_id = ${clientId} and contact.updated_at = any (${moments}::timestamptz[])
      and (contact.updated_at, contact.id) > (${after.at}::timestamptz, ${after.id})
    order by contact.updated_at, contact.id limit ${BATCH}`.execute(db);
  return rows;
}
