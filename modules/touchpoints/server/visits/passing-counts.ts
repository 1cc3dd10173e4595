import { sql } from 'kysely';
import { SUFFIX_MAX_LENGTH } from '#modules/touchpoints/contract/limits.ts';
import { suffixKey } from '#modules/touchpoints/contract/suffix.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { type PageVisit, publishPageVisits, type Tallied, Tally } from './count-page-visits.ts';
import { columns, isAboutContents } from './write-counts.ts';

/** Maximum number of entries, so that the list stays readable even if visitors probe random suffixes. */
const ROWS_OF_CLIENT = 1_000;
/** Maximum of new entries per client and write, so that random probing costs little and replaces few entries. */
const NEWCOMERS = 100;

/** Limit per client between two writes. */
const ROBOTS_LIMIT = 10_000;
const DEAD_LIMIT = 2_000;
const PAGES_LIMIT = 2_000;

/**
 * Counts robots, dead codes and directly opened landing pages. Nothing is paid or printed by these counts, so they are
 * collected in memory and written with the next batch. A killed process loses those of its last second.
 */
export class PassingCounts {
  readonly #robots = new Tally<RobotVisit>(ROBOTS_LIMIT);
  readonly #dead = new Tally<TriedSuffix>(DEAD_LIMIT);
  readonly #pages = new Tally<PageVisit>(PAGES_LIMIT);

  robot(clientId: string, touchpointId: string): void {
    this.#robots.add(touchpointId, { clientId, touchpointId });
  }

  page(visit: PageVisit): void {
    this.#pages.add(`${visit.touchpointId} ${visit.country}`, visit);
  }

  /** Ignores requests that nobody can have read from a print. */
  dead(clientId: string, tried: string): void {
    const suffix = tried.trim();
    if (suffix.length > SUFFIX_MAX_LENGTH || !PRINTABLE.test(suffix)) return;
    this.#dead.add(suffixKey(suffix), { clientId, suffix });
  }

  async write(app: Pick<App, 'database' | 'events' | 'log'>): Promise<void> {
    await this.#robots.write((robots) => countRobots(app, robots));
    await this.#dead.write((tried) => countDeadCodes(app, tried));
    await this.#pages.write((visits) => publishPageVisits(app, visits));
  }
}

const PRINTABLE = /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]+$/u;

interface RobotVisit {
  clientId: string;
  touchpointId: string;
}

async function countRobots(
  { database }: Pick<App, 'database'>,
  robots: readonly Tallied<RobotVisit>[],
): Promise<void> {
  await sql`
    insert into touchpoints.totals as stored (client_id, touchpoint_id, robots)
    select given.* from ${columns(robots, { clientId: 'uuid', touchpointId: 'text', times: 'bigint' })}
      as given (client_id, touchpoint_id, robots)
    where exists (
      select from touchpoints.touchpoints as touchpoint
      where touchpoint.client_id = given.client_id and touchpoint.id = given.touchpoint_id
    )
    on conflict (client_id, touchpoint_id) do update set robots = stored.robots + excluded.robots`.execute(
    database.acrossClients(),
  );
}

interface TriedSuffix {
  clientId: string;
  suffix: string;
}

/** Uses one transaction, so that a retry after a failure counts once. */
async function countDeadCodes(
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
    log.warn({ error }, 'visits to unknown suffixes cannot be stored and are left out');
  }
}

/**
 * Known suffixes always count; of the others only the most visited. A dismissed suffix reappears when it is visited
 * again; one that exists by now does not.
 */
async function add(tx: Db, tried: readonly Tallied<TriedSuffix>[]): Promise<void> {
  const rows = tried.map((one) => ({ ...one, key: suffixKey(one.suffix) }));
  await sql`
    insert into touchpoints.dead_codes as stored (client_id, suffix_key, suffix, visits)
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
      visits = stored.visits + excluded.visits, last_at = now(), dismissed_at = null`.execute(tx);
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
