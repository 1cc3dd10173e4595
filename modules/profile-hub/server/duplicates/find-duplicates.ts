import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { DOUBLES_GROUP_LIMIT } from '#modules/profile-hub/contract/limits.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { ProfileHubTables } from '../tables.ts';
import { duplicateScore, mayBeDuplicate } from './duplicate-score.ts';

/** Below it, two have something in common and no more. */
const LEAST_SCORE = 50;

/**
 * Finds possible duplicates of the given contacts [PH-18]. Every search uses an index and skips phones or mailboxes
 * that many share, so the cost depends only on these contacts. `offset 0` forces a lookup per contact, because planner
 * statistics are missing right after an import. Decided pairs remain.
 */
export async function findDuplicates(
  { db }: { db: Db<ProfileHubTables> },
  clientId: string,
  contactIds: readonly string[],
): Promise<void> {
  if (contactIds.length === 0) return;
  const near = sql.join(
    BLOCKS.map((block) => sharers(clientId, block)),
    sql` union `,
  );
  await sql`
    with asked as materialized (
      select * from profile_hub.contacts where client_id = ${clientId} and id = any (${contactIds}::text[])
    ),
    near as materialized (${near}),
    pairs as (
      select distinct least(near.id, near.other_id) as first_id, greatest(near.id, near.other_id) as second_id from near
    ),
    scored as (
      select pairs.first_id, pairs.second_id, judged.score, judged.reasons
      from pairs
      join profile_hub.contacts as a on a.client_id = ${clientId} and a.id = pairs.first_id
      join profile_hub.contacts as b on b.client_id = ${clientId} and b.id = pairs.second_id
      cross join lateral (${duplicateScore}) as judged
      where ${mayBeDuplicate} and judged.score >= ${LEAST_SCORE}
    ),
    kept as materialized (
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
      delete from profile_hub.doubles as pair using kept
      where pair.client_id = ${clientId} and pair.first_id = kept.first_id and pair.second_id = kept.second_id
        and pair.decided_at is null and (kept.first_id, kept.second_id) not in (select first_id, second_id from scored)
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
  { asks: sql<SqlBool>`asked.phone is not null`, fits: sql<SqlBool>`other.phone = asked.phone` },
  {
    asks: sql<SqlBool>`asked.mailbox_key <> ''`,
    fits: sql<SqlBool>`other.mailbox_key = asked.mailbox_key`,
  },
  {
    asks: sql<SqlBool>`asked.household_key is not null`,
    fits: sql<SqlBool>`other.household_key = asked.household_key`,
  },
  {
    asks: sql<SqlBool>`asked.firstname is not null and asked.lastname is not null`,
    fits: sql<SqlBool>`other.name_key = asked.name_key
      and (other.zip = asked.zip or other.birthdate = asked.birthdate)`,
  },
];

function sharers(clientId: string, { asks, fits }: Block): RawBuilder<unknown> {
  return sql`
    select asked.id, other.id as other_id
    from asked cross join lateral (
      select found.id, count(*) over () as size from (
        select other.id from profile_hub.contacts as other
        where other.client_id = ${clientId} and ${fits} and other.id <> asked.id
        limit ${DOUBLES_GROUP_LIMIT + 1}
      ) as found
    ) as other
    where ${asks} and other.size <= ${DOUBLES_GROUP_LIMIT}`;
}
