import {
  getSearchFiltersCall,
  searchTouchpointsCall,
} from '#modules/touchpoints/contract/touchpoint-calls.ts';
import { ACCESS_COOKIE } from '#platform/server/sessions/cookies.ts';
import type { Bench, Measurement } from '../tools/bench/measurement.ts';
import { benchApp } from './load/bench-app.ts';
import { compareWithHandwrittenSql } from './load/compare-with-handwritten-sql.ts';
import { milliseconds } from './load/milliseconds.ts';
import {
  BRAND,
  listTouchpointsBySql,
  seedTouchpoints,
  type TouchpointListSql,
} from './servers/touchpoint-list.ts';

const TOUCHPOINTS = 1_000_000;
const ROUNDS = 9;
const LIMIT = 2;

const oneGroup = (...filters: object[]) => ({ groups: [{ match: 'all', filters }] });

const CASES: { name: string; query: object; hand: TouchpointListSql }[] = [
  {
    name: 'products',
    query: { searchFilter: { view: 'product' } },
    hand: { where: `and t.type = 'product'` },
  },
  {
    name: 'a configuration and a quantity',
    query: {
      searchFilter: oneGroup(
        { field: 'configuration', operator: 'any-of', value: ['trade'] },
        { field: 'quantity', operator: 'at-least', value: 15_000 },
      ),
    },
    hand: { where: `and t.configuration_slug = 'trade' and t.quantity >= 15000` },
  },
  {
    name: 'scanned in a country',
    query: {
      searchFilter: oneGroup({ field: 'scannedIn', operator: 'any-of', value: ['NO'] }),
    },
    hand: {
      where: `and exists (select from touchpoints.seen_countries c
        where c.client_id = t.client_id and c.country = 'NO' and c.touchpoint_id = t.id)`,
    },
  },
  {
    name: 'a word',
    query: { searchFilter: { q: 'c4ca42' } },
    hand: { where: `and t.search like '%c4ca42%'` },
  },
  {
    name: 'never scanned',
    query: { searchFilter: { view: 'never-scanned' } },
    hand: { where: 'and n.scans = 0', totalsFor: 'condition' },
  },
  {
    name: 'custom ones by scans',
    query: { searchFilter: { view: 'custom' }, sortBy: 'scans' },
    hand: {
      where: `and t.type = 'custom'`,
      totalsFor: 'order',
      order: 'n.scans desc, n.touchpoint_id desc',
    },
  },
];

/** First page of a filtered list of a million touchpoints: the whole call against hand-written SQL. */
const touchpointList: Bench = async () => {
  const suite = await benchApp();
  const pool = suite.pool(4);
  const { adminId } = await seedTouchpoints(pool, TOUCHPOINTS);
  const server = await suite.openServer();
  const cookies = { [ACCESS_COOKIE]: await suite.accessOf(adminId) };
  const ours = async (query: object) => {
    const answer = await server.inject({
      method: 'POST',
      url: searchTouchpointsCall.path,
      payload: { brandId: BRAND, ...query },
      cookies,
    });
    if (answer.statusCode !== 200) throw new Error(answer.payload);
    const { items, total } = answer.json() as { items: { _id: string }[]; total: number };
    return { ids: items.map(({ _id }) => _id), total };
  };
  const measured: Measurement[] = [];
  for (const { name, query, hand } of CASES)
    measured.push(
      await compareWithHandwrittenSql({
        of: 'list of 1,000,000 touchpoints',
        name,
        ours: () => ours(query),
        byHand: () => listTouchpointsBySql(pool, hand),
        rounds: ROUNDS,
        limit: LIMIT,
      }),
    );
  const views = await milliseconds(async () => {
    const url = `${getSearchFiltersCall.path}?brandId=${BRAND}`;
    const answer = await server.inject({ url, cookies });
    if (answer.statusCode !== 200) throw new Error(answer.payload);
  });
  process.stdout.write(`  how many each view has: ${views.toFixed(1)} ms\n`);
  await suite.end();
  return measured;
};

export default touchpointList;
