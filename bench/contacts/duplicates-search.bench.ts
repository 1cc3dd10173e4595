import type pg from 'pg';
import { listDuplicatesCall } from '#modules/profile-hub/contract/duplicates.ts';
import { findPendingDuplicates } from '#modules/profile-hub/server/duplicates/find-duplicates.ts';
import type { ProfileHubTables } from '#modules/profile-hub/server/tables.ts';
import { ACCESS_COOKIE } from '#platform/server/sessions/cookies.ts';
import type { Bench } from '../../tools/bench/measurement.ts';
import { benchApp } from '../load/bench-app.ts';
import { milliseconds } from '../load/milliseconds.ts';
import { median } from '../load/percentiles.ts';
import { CLIENT, OTHER, seedContacts } from '../servers/many-contacts.ts';

const CONTACTS = 1_000_000;
/** Per brand: a part of a file, so that the bench stays short. */
const BROUGHT = 5_000;
/** Searching among twenty times as many contacts may cost no more than reading from a table that is twenty times as large. */
const MAX_TIMES = 2;
const PAIRS = 200_000;
const ROUNDS = 9;

const INDEXES = [...['email', 'phone', 'by_name', 'by_mailbox', 'by_household', 'by_change']].map(
  (index) => `contacts_${index}`,
);

/** Each inserted contact duplicates an existing one under another e-mail address. */
const BRING = `
  with brought as (
    insert into profile_hub.contacts (client_id, id, origin, email, phone, firstname, lastname, address, zip, birthdate)
    select client_id, 'f' || substr(id, 2), 'import', 'again-' || id || '@post.example', phone, firstname, lastname, address, zip,
      birthdate
    from profile_hub.contacts where client_id = $1 and id <= lpad(to_hex($2::int), 24, '0') returning id)
  insert into profile_hub.doubles_waiting (client_id, at) select $1, now() where exists (select from brought)`;
const CHANGE = `
  with changed as (
    update profile_hub.contacts set phone = '+4930' || lpad($2::text, 8, '0'), updated_at = now()
    where client_id = $1 and id = lpad(to_hex(40000 + $2::int), 24, '0') returning id)
  insert into profile_hub.doubles_waiting (client_id, at) select $1, now() from changed`;
const FIND_PAIRS = `
  insert into profile_hub.doubles (client_id, first_id, second_id, score, reasons, state, decided_at)
  select $1, lpad(to_hex(n), 24, '0'), lpad(to_hex(n + 1), 24, '0'), 50 + n % 50, '{phone,name}',
    (array['open', 'open', 'open', 'different'])[1 + n % 4], case when n % 4 = 3 then now() - n * interval '1 second' end
  from generate_series(500000, 500000 + $2::int) as n`;

/** Possible duplicates among a million: a file of them, one change, and their list [PH-18]. */
const duplicatesSearch: Bench = async () => {
  const suite = await benchApp();
  const pool = suite.pool(2);
  try {
    const { adminId } = await seedContacts(pool, CONTACTS, INDEXES);
    const look = (clientId: string) => {
      const db = suite.app.database.ofClient<ProfileHubTables>(clientId);
      return findPendingDuplicates({ db }, { clientId, signal: new AbortController().signal });
    };
    const fileAmong = async (clientId: string) => {
      await pool.query(BRING, [clientId, BROUGHT]);
      const took = await milliseconds(async () => {
        if ((await look(clientId)) !== BROUGHT)
          throw new Error('not all were looked at, or others');
      });
      await requirePairs(pool, clientId);
      return took;
    };
    const [few, many] = [await fileAmong(OTHER), await fileAmong(CLIENT)];
    const changes: number[] = [];
    for (let at = 1; at <= ROUNDS; at += 1) {
      await pool.query(CHANGE, [CLIENT, at]);
      changes.push(await milliseconds(() => look(CLIENT)));
    }
    const lists = await openList({ suite, pool, adminId });
    const each = many / BROUGHT;
    process.stdout.write(
      `  ${BROUGHT} brought: ${few.toFixed(0)} ms among 50,000, ${many.toFixed(0)} ms among 1,000,000, so 100,000 take ${(each * 100).toFixed(0)} s; a change ${median(changes).toFixed(1)} ms; list of ${PAIRS} pairs ${lists.toFixed(1)} ms\n`,
    );
    return [
      {
        name: 'search for duplicates of 5,000 contacts among 1,000,000, against among 50,000',
        value: many / few,
        unit: '×',
        limit: { atMost: MAX_TIMES },
      },
      {
        name: 'search for duplicates of one changed contact among 1,000,000',
        value: median(changes),
        unit: 'ms',
        limit: { atMost: 50 },
      },
      {
        name: 'list of 200,000 possible duplicates, with the count of each tab',
        value: lists,
        unit: 'ms',
        limit: { atMost: 150 },
      },
    ];
  } finally {
    await suite.end();
  }
};

async function requirePairs(pool: pg.Pool, clientId: string): Promise<void> {
  const { rows } = await pool.query<{ found: number }>(
    `select count(*)::int as found from profile_hub.doubles where client_id = $1 and 'phone' = any (reasons)`,
    [clientId],
  );
  if (rows[0]?.found !== BROUGHT) throw new Error(`${rows[0]?.found} pairs, not ${BROUGHT}`);
}

async function openList({
  suite,
  pool,
  adminId,
}: {
  suite: Awaited<ReturnType<typeof benchApp>>;
  pool: pg.Pool;
  adminId: string;
}): Promise<number> {
  await pool.query(FIND_PAIRS, [CLIENT, PAIRS]);
  await pool.query('vacuum analyze profile_hub.doubles');
  const server = await suite.openServer();
  const cookies = { [ACCESS_COOKIE]: await suite.accessOf(adminId) };
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const state of ['open', 'different']) {
      const url = `${listDuplicatesCall.path.replace('{uuid}', CLIENT)}?state=${state}`;
      times.push(
        await milliseconds(async () => {
          const answer = await server.inject({ url, cookies });
          if (answer.statusCode !== 200) throw new Error(answer.payload);
        }),
      );
    }
  return median(times);
}

export default duplicatesSearch;
