import { REVIEWS_PER_CALL } from '#modules/communication/contract/limits.ts';
import { ingestReviewsCall } from '#modules/communication/contract/reviews/intake-calls.ts';
import {
  getReviewCountsCall,
  getReviewFiguresCall,
  listReviewsCall,
} from '#modules/communication/contract/reviews/review-calls.ts';
import {
  getLocationTopicsCall,
  getTopicCall,
  getTopicsCall,
  getTopicWordsCall,
} from '#modules/communication/contract/semantic-analysis/analysis-calls.ts';
import { reviewKeySubject } from '#modules/communication/server/intake/review-webhook.ts';
import { createApiKey } from '#platform/server/api-keys/api-keys.ts';
import { ACCESS_COOKIE } from '#platform/server/sessions/cookies.ts';
import type { Bench, Measurement } from '../tools/bench/measurement.ts';
import { benchApp } from './load/bench-app.ts';
import { compareWithHandwrittenSql } from './load/compare-with-handwritten-sql.ts';
import { milliseconds } from './load/milliseconds.ts';
import { median } from './load/percentiles.ts';
import {
  BRAND,
  CLIENT,
  GROUP,
  listReviewsBySql,
  locationId,
  seedReviews,
} from './servers/review-list.ts';

/** Set a smaller number to inspect query plans: `REVIEWS_LISTED=200000`. */
const REVIEWS = Number(process.env.REVIEWS_LISTED ?? 1_000_000);
const LOCATIONS = 3_000;
const SENT = 10_000;
const ROUNDS = 9;
const LIMIT = 2;
const SHOPS = Array.from({ length: 20 }, (_, at) => locationId(1 + at * 97));
const quoted = (values: readonly string[]) => values.map((value) => `'${value}'`).join();

const CASES: { name: string; query: Record<string, string>; where: string; order?: string }[] = [
  {
    name: 'source, rating, status and comment',
    query: { origins: 'GMB', grades: '1,2', response_status: 'manual', with_comment: 'true' },
    where: `and r.origin = 'GMB' and r.grade in (1, 2) and r.status = 'manual' and r.has_comment`,
  },
  {
    name: 'locations, status, sentiment and language',
    query: { shops: SHOPS.join(), response_status: 'sent', sentiments: 'NG', locales: 'fr' },
    where: `and r.location_id in (${quoted(SHOPS)}) and r.status = 'sent' and r.sentiment = 'NG' and r.language = 'fr'`,
  },
  {
    name: 'group, rating, source and comment',
    query: { shop_group: GROUP, grades: '5', origins: 'GATOREVIEWS', with_comment: 'true' },
    where: `and r.location_id in (select location_id from directory.group_members m where m.client_id = r.client_id
        and m.group_id = '${GROUP}') and r.grade = 5 and r.origin = 'GATOREVIEWS' and r.has_comment`,
  },
  {
    name: 'topic, rating, status and source, worst first',
    query: {
      topics: 'waiting',
      grades: '1,2,3',
      response_status: 'sent',
      origins: 'GMB',
      sort: 'grade',
    },
    where: `and exists (select from communication.review_topics t where t.client_id = r.client_id and t.review_id = r.id
        and t.topic = 'waiting') and r.grade in (1, 2, 3) and r.status = 'sent' and r.origin = 'GMB'`,
    order: 'r.grade, r.written_at, r.id desc',
  },
];

const ANALYSES: [name: string, path: string, query?: Record<string, string>][] = [
  ['topics of the brand', getTopicsCall.path],
  ['topics of 20 locations', getTopicsCall.path, { shops: SHOPS.join() }],
  ['one topic by month and location', getTopicCall.path.replace('{topic}', 'waiting')],
  ['locations', getLocationTopicsCall.path],
  ['words', getTopicWordsCall.path],
];

/**
 * Measures the list of a million reviews with four filters, the menu counts, and reviews that arrive while the list is
 * read.
 */
const reviewsList: Bench = async () => {
  const suite = await benchApp();
  const pool = suite.pool(4);
  const { adminId } = await seedReviews(pool, { reviews: REVIEWS, locations: LOCATIONS });
  const server = await suite.openServer();
  const cookies = { [ACCESS_COOKIE]: await suite.accessOf(adminId) };
  const get = async (path: string, query: Record<string, string> = {}) => {
    const url = `${path}?${new URLSearchParams({ brandId: BRAND, ...query })}`;
    const answer = await server.inject({ url, cookies });
    if (answer.statusCode !== 200) throw new Error(answer.payload);
    return answer.json();
  };
  const measured: Measurement[] = [];
  for (const { name, query, where, order } of CASES)
    measured.push(
      await compareWithHandwrittenSql({
        of: `list of ${REVIEWS.toLocaleString('en')} reviews`,
        name,
        ours: async () => {
          const { items, total } = await get(listReviewsCall.path, query);
          return { ids: items.map(({ id }: { id: string }) => id), total };
        },
        byHand: () => listReviewsBySql(pool, { where, ...(order && { order }) }),
        rounds: ROUNDS,
        limit: LIMIT,
      }),
    );
  measured.push({
    name: 'counts of reviews in the menu',
    value: await timeOf(() => get(getReviewCountsCall.path)),
    unit: 'ms',
    limit: { atMost: 20 },
  });
  measured.push({
    name: 'figures above the list of reviews',
    value: await timeOf(() => get(getReviewFiguresCall.path)),
    unit: 'ms',
    limit: { atMost: 200 },
  });
  for (const [name, path, query] of ANALYSES)
    measured.push({
      name: `semantic analysis, ${name}`,
      value: await timeOf(() => get(path, query)),
      unit: 'ms',
      limit: { atMost: 200 },
    });
  const db = suite.app.database.ofClient(CLIENT);
  const { key } = await createApiKey({ db, app: suite.app }, reviewKeySubject(CLIENT), {
    name: 'bench',
    scopes: [ingestReviewsCall.keyScope],
    userId: adminId,
  });
  const send = async (from: number) => {
    const answer = await server.inject({
      method: 'POST',
      url: ingestReviewsCall.path,
      headers: { authorization: `Bearer ${key}` },
      payload: { reviews: Array.from({ length: REVIEWS_PER_CALL }, (_, at) => lineOf(from + at)) },
    });
    if (answer.json().received !== REVIEWS_PER_CALL) throw new Error(answer.payload);
  };
  let isOver = false;
  const others: number[] = [];
  const othersGoOn = (async () => {
    while (!isOver) others.push(await milliseconds(() => get(getReviewCountsCall.path)));
  })();
  const took = await milliseconds(async () => {
    for (let at = 0; at < SENT; at += REVIEWS_PER_CALL) await send(at);
  });
  isOver = true;
  await othersGoOn;
  process.stdout.write(`  ${SENT} reviews came in within ${Math.round(took)} ms\n`);
  measured.push({
    name: `slowest other call while ${SENT.toLocaleString('en')} reviews come in`,
    value: Math.max(...others),
    unit: 'ms',
    limit: { atMost: 250 },
  });
  await suite.end();
  return measured;
};

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  await work();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await milliseconds(work));
  return median(times);
}

function lineOf(at: number) {
  return {
    externalId: `new-${at}`,
    locationId: locationId(1 + (at % LOCATIONS)),
    date: new Date(Date.now() - at * 1000).toISOString(),
    username: `Reader ${at}`,
    email: `reader${at}@post.example`,
    grade: 1 + (at % 5),
    comment:
      `A comment that somebody wrote about the store number ${at}, its staff and its prices. `.repeat(
        4,
      ),
  };
}

export default reviewsList;
