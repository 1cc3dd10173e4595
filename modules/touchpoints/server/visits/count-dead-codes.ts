import { sql } from 'kysely';
import { suffixKey } from '#modules/touchpoints/contract/suffix.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { columns } from './columns.ts';
import { isAboutContents } from './is-about-contents.ts';
import type { Tallied } from './tally.ts';

/** A list that a person can read; whoever tries names at random does not make it longer. */
const ROWS_OF_CLIENT = 1_000;

export interface TriedSuffix {
  clientId: string;
  suffix: string;
}

/** All in one transaction, so that what is tried again after a failure counts once. */
export async function countDeadCodes(
  { database, log }: Pick<App, 'database' | 'log'>,
  tried: readonly Tallied<TriedSuffix>[],
): Promise<void> {
  const db = database.acrossClients();
  try {
    await db.transaction().execute(async (tx) => {
      for (const [clientId, some] of Map.groupBy(tried, (one) => one.clientId)) {
        await add(tx, some);
        await giveWay(tx, clientId, some);
      }
    });
  } catch (error) {
    if (!isAboutContents(error)) throw error;
    log.warn({ error }, 'visits to unknown suffixes cannot be kept and are left out');
  }
}

/** One that somebody has left out of the list comes back when it is tried again; one that was made meanwhile does not. */
async function add(tx: Db, tried: readonly Tallied<TriedSuffix>[]): Promise<void> {
  const rows = tried.map((one) => ({ ...one, key: suffixKey(one.suffix) }));
  await sql`
    insert into touchpoints.dead_codes as kept (client_id, suffix_key, suffix, visits)
    select given.* from ${columns(rows, { clientId: 'uuid', key: 'text', suffix: 'text', times: 'bigint' })}
      as given (client_id, suffix_key, suffix, visits)
    where not exists (
      select from touchpoints.suffixes as alive
      where alive.client_id = given.client_id and alive.suffix_key = given.suffix_key
    )
    on conflict (client_id, suffix_key) do update set
      visits = kept.visits + excluded.visits, last_at = now(), dismissed_at = null`.execute(tx);
}

/** The least visited go, the oldest of them first; those of just now stay, or a new one could never grow. */
async function giveWay(
  tx: Db,
  clientId: string,
  tried: readonly Tallied<TriedSuffix>[],
): Promise<void> {
  const now = tried.slice(0, ROWS_OF_CLIENT).map(({ suffix }) => suffixKey(suffix));
  await sql`
    delete from touchpoints.dead_codes
    where client_id = ${clientId} and suffix_key in (
      select suffix_key from touchpoints.dead_codes where client_id = ${clientId}
      order by (suffix_key = any(${now})) desc, visits desc, last_at desc, suffix_key
      offset ${ROWS_OF_CLIENT}
    )`.execute(tx);
}
