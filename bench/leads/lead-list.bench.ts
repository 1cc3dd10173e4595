import { formIdleLossesCall } from '#modules/forms/contract/health-calls.ts';
import { listLeadsCall } from '#modules/leads/contract/leads/lead-list-calls.ts';
import { ACCESS_COOKIE } from '#platform/server/sessions/cookies.ts';
import type { Bench, Measurement } from '../../tools/bench/measurement.ts';
import { benchApp } from '../load/bench-app.ts';
import { compareWithHandwrittenSql } from '../load/compare-with-handwritten-sql.ts';
import { fillLeads, RUSH, seedRushAdmin } from '../load/fill-leads.ts';
import { milliseconds } from '../load/milliseconds.ts';
import { median } from '../load/percentiles.ts';
import { type LeadListSql, listLeadsBySql } from '../servers/lead-list.ts';

const LEADS = 1_000_000;
const ROUNDS = 7;
const LIMIT = 2;
const INDEXES = [
  ...['due', 'by_creation', 'by_place', 'standing', 'search'],
  ...['idle_losses', 'by_acceptance'],
].map((index) => `leads_${index}`);
const PATH = listLeadsCall.path.replace('{clientId}', RUSH.id);

/** Half a year of the two and a half that there are. */
const daysAgo = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const [FIRST, LAST] = [daysAgo(380), daysAgo(200)];
const created = `l.created_at >= '${FIRST}'::timestamp at time zone 'Europe/Paris'
  and l.created_at < ('${LAST}'::date + 1)::timestamp at time zone 'Europe/Paris'`;
const days = { field: 'created', operator: 'between', value: [FIRST, LAST] };
const countries = { field: 'country', operator: 'any-of', value: ['DE', 'NO'] };
const ofStatus = (...value: string[]) => ({ field: 'status', operator: 'any-of', value });
const DUE = `l.closes_at asc nulls last, case when l.closes_at is null then l.created_at end desc nulls last,
  case when l.closes_at is not null then l.id end asc, l.id desc`;

interface Case {
  name: string;
  filters: object[];
  more?: Record<string, string>;
  hand: LeadListSql;
}

const CASES: readonly Case[] = [
  {
    name: 'three filters, what is due first',
    filters: [days, countries, ofStatus('accepted', 'lost')],
    hand: {
      where: `${created} and l.country = any ('{DE,NO}') and l.status = any ('{accepted,lost}')`,
      order: DUE,
    },
  },
  {
    name: 'three filters with a tag that is not, the newest first',
    filters: [days, countries, { field: 'tag', operator: 'none-of', value: ['Gastronomie'] }],
    more: { sortBy: 'createdAt', sortDesc: 'true' },
    hand: {
      where: `${created} and l.country = any ('{DE,NO}') and not l.tags && '{Gastronomie}'`,
      order: 'l.created_at desc, l.id desc',
    },
  },
  {
    name: 'all by status',
    filters: [],
    more: { sortBy: 'status' },
    hand: {
      where: 'true',
      order: `array_position('{new,accepted,converted,lost}', l.status), l.created_at desc, l.id desc`,
    },
  },
  {
    name: 'part of an e-mail',
    filters: [],
    more: { q: 'on-77777@' },
    hand: { where: `l.search like '%on-77777@%'`, order: DUE },
  },
];

/**
 * First page of a million leads with the exact count: the whole call against hand-written SQL [LEAD-01]. And what the
 * idle days of one of their forms lost [LEAD-06].
 */
const leadList: Bench = async () => {
  const suite = await benchApp();
  const pool = suite.pool(4);
  try {
    const { formIds } = await fillLeads({ pool, app: suite.app }, LEADS, {
      back: (index) => INDEXES.includes(index),
      isNotified: false,
    });
    const cookies = { [ACCESS_COOKIE]: await suite.accessOf(await seedRushAdmin(pool)) };
    const server = await suite.openServer();
    const ours = async ({ filters, more }: Case) => {
      const groups = JSON.stringify([{ filters }]);
      const query = new URLSearchParams({ limit: '100', groups, ...more });
      const answer = await server.inject({ url: `${PATH}?${query}`, cookies });
      if (answer.statusCode !== 200) throw new Error(answer.payload);
      const { items, total } = answer.json() as { items: { id: string }[]; total: number };
      return { ids: items.map(({ id }) => id), total };
    };
    const measured: Measurement[] = [];
    for (const one of CASES)
      measured.push(
        await compareWithHandwrittenSql({
          of: 'list of 1,000,000 leads',
          name: one.name,
          ours: () => ours(one),
          byHand: () => listLeadsBySql(pool, one.hand),
          rounds: ROUNDS,
          limit: LIMIT,
        }),
      );
    const losses = formIdleLossesCall.path.replace('{formId}', formIds[0] ?? '');
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      times.push(
        await milliseconds(async () => {
          const answer = await server.inject({ url: losses, cookies });
          if (answer.statusCode !== 200) throw new Error(answer.payload);
        }),
      );
    measured.push({
      name: 'idle losses of a form, among 1,000,000 leads',
      value: median(times),
      unit: 'ms',
      limit: { atMost: 150 },
    });
    return measured;
  } finally {
    await suite.end();
  }
};

export default leadList;
