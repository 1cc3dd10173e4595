import { listUsersCall } from '#modules/accounts/contract/user-list.ts';
import { ACCESS_COOKIE } from '#platform/server/sessions/cookies.ts';
import type { Bench, Measurement } from '../tools/bench/measurement.ts';
import { benchApp } from './load/bench-app.ts';
import { compareWithHandwrittenSql } from './load/compare-with-handwritten-sql.ts';
import { listUsersBySql, seedUsers } from './servers/user-list.ts';

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

/** The whole list call (session, permission, places, last seen) against its SQL statements alone. */
const userList: Bench = async () => {
  const suite = await benchApp();
  const pool = suite.pool(4);
  const { clientId, adminId } = await seedUsers(pool, USERS);
  const server = await suite.openServer();
  const access = await suite.accessOf(adminId);
  const ours = async (query: string) => {
    const answer = await server.inject({
      url: `${listUsersCall.path}?clientId=${clientId}&limit=25${query}`,
      cookies: { [ACCESS_COOKIE]: access },
    });
    if (answer.statusCode !== 200) throw new Error(answer.payload);
    return answer.json() as { total: number };
  };
  const measured: Measurement[] = [];
  for (const { name, query, by } of CASES)
    measured.push(
      await compareWithHandwrittenSql({
        of: 'list of 100,000 users',
        name,
        ours: async () => ({ total: (await ours(query)).total }),
        byHand: async () => ({ total: (await listUsersBySql(pool, clientId, by)).total }),
        rounds: ROUNDS,
        limit: LIMIT,
      }),
    );
  await suite.end();
  return measured;
};

export default userList;
