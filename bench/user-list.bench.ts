import { listUsersCall } from '#modules/accounts/contract/list-users.ts';
import { ACCESS_COOKIE } from '#platform/server/sessions/cookies.ts';
import type { Bench } from '../tools/bench/measurement.ts';
import { benchHouse } from './load/bench-house.ts';
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
  const house = await benchHouse();
  const pool = house.pool(4);
  const { clientId, adminId } = await seedUsers(pool, USERS);
  const server = await house.openServer();
  const access = await house.accessOf(adminId);
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
  await house.end();
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
