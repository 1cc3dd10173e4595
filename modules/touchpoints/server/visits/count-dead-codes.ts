import { sql } from 'kysely';
import { suffixKey } from '#modules/touchpoints/contract/suffix.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { columns } from './columns.ts';
import { isAboutContents } from './is-about-contents.ts';
import type { Tallied } from './tally.ts';

/** Maximum number of entries, so that the list stays readable even if visitors probe random suffixes. */
const ROWS_OF_CLIENT = 1_000;
/** Maximum of new entries per client and write, so that random probing costs little and replaces few entries. */
const NEWCOMERS = 100;

export interface TriedSuffix {
  clientId: string;
  suffix: string;
}

/** Uses one transaction, so that a retry after a failure counts once. */
export async function countDeadCodes(
  { database, log }: Pick<App, 'database' | 'log'>,
  tried: readonly Tallied<TriedSuffix>[],
): Promise<void> {
  const db = database.acrossClients();
  try {
    await db.transaction().execute(async (tx) => {
      await add(tx, tried);
      await giveWay(tx, [...new Set(tried.map(({ clientId }) => clientId))]);
    });
  } catch (error) {
    if (!isAboutContents(error)) throw error;
    log.warn({ error }, 'visits to unknown suffixes cannot be kept and are left out');
  }
}

/**
 * Known suffixes always count; of the others only the most visited. A dismissed suffix reappears when it is visited
 * again; one that exists by now does not.
 */
async function add(tx: Db, tried: readonly Tallied<TriedSuffix>[]): Promise<void> {
  const rows = tried.map((one) => ({ ...one, key: suffixKey(one.suffix) }));
  await sql`
    insert into touchpoints.dead_codes as kept (client_id, suffix_key, suffix, visits)
    select client_id, suffix_key, suffix, visits
    from (
      select given.*, known.client_id is not null as is_known, row_number() over (
        partition by given.client_id, known.client_id is null order by given.visits desc, random()
      ) as place
      from ${columns(rows, { clientId: 'uuid', key: 'text', suffix: 'text', times: 'bigint' })}
        as given (client_id, suffix_key, suffix, visits)
      left join touchpoints.dead_codes as known using (client_id, suffix_key)
      where not exists (
        select from touchpoints.suffixes as alive
        where alive.client_id = given.client_id and alive.suffix_key = given.suffix_key
      )
    ) as given
    where is_known or place <= ${NEWCOMERS}
    order by client_id, suffix_key
    on conflict (client_id, suffix_key) do update set
      visits = kept.visits + excluded.visits, last_at = now(), dismissed_at = null`.execute(tx);
}

/**
 * Removes the least visited entries, oldest first. Entries that are new now stay, otherwise they could never grow.
 * Skips rows that another process is writing, so it never waits and cannot deadlock.
 */
async function giveWay(tx: Db, clientIds: readonly string[]): Promise<void> {
  await sql`
    delete from touchpoints.dead_codes where (client_id, suffix_key) in (
      select client_id, suffix_key from touchpoints.dead_codes where (client_id, suffix_key) in (
        select client_id, suffix_key from (
          select client_id, suffix_key, row_number() over (
            partition by client_id order by (first_at = now()) desc, visits desc, last_at desc, suffix_key
          ) as place
          from touchpoints.dead_codes where client_id = any(${clientIds})
        ) as ranked
        where place > ${ROWS_OF_CLIENT}
      )
      for update skip locked
    )`.execute(tx);
}
