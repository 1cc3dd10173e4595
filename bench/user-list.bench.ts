import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { listUsersCall } from '#modules/accounts/contract/list-users.ts';
import { readConfig } from '#platform/server/config.ts';
import { createApp } from '#platform/server/create-app.ts';
import { startEmbeddedPostgres } from '#platform/server/database/embedded/start-embedded-postgres.ts';
import { migrateDatabase } from '#platform/server/database/migrate-database.ts';
import { createServer } from '#platform/server/http/create-server.ts';
import { createLog } from '#platform/server/log/create-log.ts';
import { ACCESS_COOKIE } from '#platform/server/sessions/cookies.ts';
import { modules } from '#suite/server/modules.ts';
import type { Bench } from '../tools/bench/measurement.ts';
import { listByHand, seedUsers } from './servers/user-list.ts';

const USERS = 100_000;
const ROUNDS = 15;
const LIMIT = 2;

const SALES_REPS = JSON.stringify([
  { filters: [{ field: 'role', operator: 'any-of', value: ['sales_rep'] }] },
]);
const CASES = [
  { name: 'first page', query: '', by: {} },
  { name: 'search', query: '&q=kvals+4711', by: { words: ['%kvals%', '%4711%'] } },
  {
    name: 'filter by role',
    query: `&groups=${encodeURIComponent(SALES_REPS)}`,
    by: { role: 'sales_rep' },
  },
  { name: 'deep page', query: '&page=3600', by: { offset: 3_599 * 25 } },
];

/** The list call with all that it is (session, permission, places, last seen) against its statements alone. */
const userList: Bench = async () => {
  const directory = await mkdtemp(join(tmpdir(), 'comptoir-bench-'));
  const postgres = await startEmbeddedPostgres({ directory });
  await migrateDatabase({
    url: postgres.url,
    migrations: modules.flatMap(({ migrations }) => migrations ?? []),
  });
  const pool = new pg.Pool({ connectionString: postgres.url, max: 4 });
  const { clientId, adminId } = await seedUsers(pool, USERS);
  const config = readConfig({
    DATA_DIR: directory,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_PER_MINUTE: '100000000',
  });
  const { app, stop } = await createApp({
    config,
    log: createLog({ level: 'silent' }),
    rootKey: 'only for the bench, and long enough',
    databaseUrl: postgres.url,
    modules,
    work: false,
  });
  const { server } = await createServer(app, { modules, webDirectory: undefined });
  const { access } = await app.sessions.begin(app.database.acrossClients(), {
    userId: adminId,
    userAgent: 'bench',
  });
  const ours = async (query: string) => {
    const answer = await server.inject({
      url: `${listUsersCall.path}?clientId=${clientId}&limit=25${query}`,
      cookies: { [ACCESS_COOKIE]: access },
    });
    if (answer.statusCode !== 200) throw new Error(answer.payload);
    return answer.json() as { total: number };
  };
  const measured = [];
  for (const { name, query, by } of CASES) {
    const byHand = () => listByHand(pool, clientId, by);
    const [{ total }, hand] = [await ours(query), await byHand()];
    if (total !== hand.total) throw new Error(`${name}: ${total} users, ${hand.total} by hand`);
    const times = { ours: [] as number[], hand: [] as number[] };
    // They take turns, so that a busy moment hits both.
    for (let round = 0; round < ROUNDS; round += 1) {
      times.hand.push(await milliseconds(byHand));
      times.ours.push(await milliseconds(() => ours(query)));
    }
    const [plain, call] = [median(times.hand), median(times.ours)];
    process.stdout.write(
      `  ${name}: by hand ${plain.toFixed(1)} ms, ours ${call.toFixed(1)} ms, ${total} users\n`,
    );
    measured.push({
      name: `list of 100,000 users, ${name}, against the same SQL by hand`,
      value: call / plain,
      unit: '×' as const,
      limit: { atMost: LIMIT },
    });
  }
  await server.close();
  await stop();
  await pool.end();
  await postgres.stop();
  await rm(directory, { recursive: true, force: true });
  return measured;
};

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

function median(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

export default userList;
