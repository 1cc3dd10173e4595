import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import {
  analysisFileCall,
  getLocationTopicsCall,
  getTopicCall,
  getTopicsCall,
  getTopicWordsCall,
} from '#modules/communication/contract/semantic-analysis/analysis-calls.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { storedReview, storedShop } from '../testing/stored-review.ts';
import { moveReviewMonths } from './follow-time-zone.ts';

const suite = await testApp();
let client = await suite.people.client();
let admin = suite.visitor();
let shops: string[] = [];

beforeEach(async () => {
  client = await suite.people.client();
  admin = await suite.adminOf(client);
  shops = await Promise.all(
    ['Messerschmiede', 'Lindenmüller'].map((name) => storedShop(suite.app, client.id, { name })),
  );
});

const [OCTOBER, SEPTEMBER] = [new Date('2026-10-10T10:00:00Z'), new Date('2026-09-10T10:00:00Z')];
const query = (more: Record<string, string> = {}) => ({
  brandId: client.brandId,
  from: '2026-10',
  to: '2026-10',
  ...more,
});
type Given = Parameters<typeof storedReview>[2];
const stored = (given: Given) => storedReview(suite.app, client.id, given);

test('topics of a period are counted by sentiment and compared with the previous period, with their locations and terms [REV-08]', async () => {
  const [first = '', second = ''] = shops;
  const late = { topic: 'delivery', sentiment: 'NG', words: ['lieferzeit', 'verspätet'] } as never;
  await stored({
    location_id: first,
    written_at: OCTOBER,
    grade: 2,
    sentiment: 'NG',
    topics: [late],
  });
  await stored({
    location_id: second,
    written_at: OCTOBER,
    topics: [late, { topic: 'staff', sentiment: 'PO' }],
  });
  await stored({ location_id: second, written_at: SEPTEMBER, topics: [late] });
  await stored({ written_at: OCTOBER, comment: '', language: null, sentiment: 'BL' });

  const { body } = await admin.call(getTopicsCall, { query: query() });
  expect(body).toMatchObject({
    from: '2026-10',
    to: '2026-10',
    comments: 2,
    blank: 1,
    languages: 1,
  });
  expect(body.topics).toEqual([
    {
      topic: 'delivery',
      name: null,
      mentions: 2,
      positive: 0,
      neutral: 0,
      negative: 2,
      months: [2],
      change: 1,
    },
    {
      topic: 'staff',
      name: null,
      mentions: 1,
      positive: 1,
      neutral: 0,
      negative: 0,
      months: [1],
      change: null,
    },
  ]);

  const ofSecond = await admin.call(getTopicsCall, { query: query({ shops: second }) });
  expect(ofSecond.body.topics.map(({ topic, mentions }) => [topic, mentions])).toEqual([
    ['delivery', 1],
    ['staff', 1],
  ]);

  const one = await admin.call(getTopicCall, {
    params: { topic: 'delivery' },
    query: query({ from: '2026-09' }),
  });
  expect(one.body.months.map(({ month, negative }) => [month, negative])).toEqual([
    ['2026-09', 1],
    ['2026-10', 2],
  ]);
  expect(one.body.locations.map(({ name, mentions }) => [name, mentions])).toEqual([
    ['Lindenmüller', 2],
    ['Messerschmiede', 1],
  ]);
  expect(one.body.words).toEqual([
    { word: 'lieferzeit', topic: 'delivery', mentions: 3 },
    { word: 'verspätet', topic: 'delivery', mentions: 3 },
  ]);
  const words = await admin.call(getTopicWordsCall, { query: query({ shops: first }) });
  expect(words.body).toMatchObject({ total: 2, items: [{ mentions: 1 }, { mentions: 1 }] });

  const places = await admin.call(getLocationTopicsCall, { query: query() });
  expect(places.body.items.find(({ id }) => id === first)).toMatchObject({
    reviews: 1,
    rating: 2,
    negative: 1,
  });
});

test('figures follow a changed analysis, an erased review and another time zone [REV-08]', async () => {
  const id = await stored({
    written_at: new Date('2026-10-31T23:30:00Z'),
    topics: [{ topic: 'price', sentiment: 'NG' }],
  });
  const db = suite.app.database.ofClient(client.id);
  const months = async (from: string) => {
    const { body } = await admin.call(getTopicsCall, { query: query({ from, to: from }) });
    return body.topics.map(({ topic, positive, negative }) => [topic, positive, negative]);
  };
  await sql`update communication.review_topics set sentiment = 'PO' where review_id = ${id}`.execute(
    db,
  );
  expect(await months('2026-10')).toEqual([['price', 1, 0]]);

  await sql`update directory.clients set time_zone = 'Europe/Oslo' where id = ${client.id}`.execute(
    suite.app.database.acrossClients(),
  );
  await moveReviewMonths.handle({
    app: suite.app,
    input: { clientId: client.id },
    signal: new AbortController().signal,
  } as never);
  expect(await months('2026-10')).toEqual([]);
  expect(await months('2026-11')).toEqual([['price', 1, 0]]);

  await sql`delete from communication.reviews where id = ${id}`.execute(db);
  expect(await months('2026-11')).toEqual([]);
});

test('a user limited to a location sees only its topics and terms [REV-08] [USR-10]', async () => {
  const [other = ''] = shops;
  const user = await suite.people.user({ at: [{ client, role: 'store_owner' }] });
  const own = await storedShop(suite.app, client.id, { name: 'Kjøkkenhjørnet', ownerId: user.id });
  const topics = [{ topic: 'waiting', sentiment: 'NG', words: ['kø'] } as never];
  await stored({ location_id: own, written_at: OCTOBER, topics });
  await stored({ location_id: other, written_at: OCTOBER, topics });
  const owner = await suite.visitor().as(user);
  const { body } = await owner.call(getTopicsCall, { query: query() });
  expect(body).toMatchObject({ comments: 1, topics: [{ topic: 'waiting', mentions: 1 }] });
  const words = await owner.call(getTopicWordsCall, { query: query() });
  expect(words.body.items).toEqual([{ word: 'kø', topic: 'waiting', mentions: 1 }]);
});

test('the file has each topic with its months [REV-08]', async () => {
  await stored({ written_at: OCTOBER, topics: [{ topic: 'parking', sentiment: 'NE' }] });
  const { status, raw } = await admin.call(analysisFileCall, {
    query: { ...query(), format: 'csv' },
  });
  expect(status).toBe(200);
  expect(raw.body.split('\r\n')[1]).toMatch(/1/);
  expect(raw.body).toContain('2026-10');
});

test.each(['0000-05', '10000-01', '2026-13'])(
  'the month %s is refused at its place [REV-08]',
  async (from) => {
    const { status, problem } = await admin.call(getTopicsCall, {
      query: query({ from, to: from }),
    });
    expect(status).toBe(400);
    expect(problem.errors?.map(({ field }) => field)).toContain('query.from');
  },
);
