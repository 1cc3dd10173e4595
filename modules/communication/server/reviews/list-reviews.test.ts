import { sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  getReviewCall,
  getReviewCountsCall,
  getReviewFiguresCall,
  getReviewFiltersCall,
  getReviewSourcesCall,
  listReviewsCall,
} from '#modules/communication/contract/reviews/review-calls.ts';
import { testApp } from '#platform/testing/test-app.ts';
import type { CommunicationTables } from '../tables.ts';
import { brandShops } from '../testing/brand-shops.ts';
import { incomingReview } from '../testing/sample-reviews.ts';
import { markDeleted, receiveReviews } from './receive-reviews.ts';

const suite = await testApp({ work: false });
const { app } = suite;
const shop = brandShops(app);
const client = await suite.people.client();
const query = { brandId: client.brandId };
const db = app.database.ofClient<CommunicationTables>(client.id);
const west = await shop.group(client, 'West');
const bergen = await shop.location(client, { name: 'Bergen', city: 'Bergen', groups: [west] });
const oslo = await shop.location(client, { name: 'Oslo', city: 'Oslo' });
const admin = await suite.adminOf(client);
const owner = await suite.people.user({ at: [{ client, role: 'store_owner' }] });
await shop.addRepresentative(owner, client, bergen);
const bound = await suite.visitor().as(owner);
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

await receiveReviews({ db, app }, client.id, [
  incomingReview({
    externalId: 'a',
    locationId: bergen,
    grade: 1,
    writtenAt: daysAgo(1),
    comment: 'Kald suppe, 100% skuffet',
  }),
  incomingReview({
    externalId: 'b',
    locationId: oslo,
    grade: 5,
    writtenAt: daysAgo(2),
    email: 'eva@post.example',
  }),
  incomingReview({
    externalId: 'c',
    locationId: bergen,
    grade: 3,
    writtenAt: daysAgo(3),
    comment: '',
    origin: 'GMB',
  }),
  incomingReview({
    externalId: 'd',
    locationId: null,
    grade: 4,
    writtenAt: daysAgo(400),
    reply: { text: 'Takk!', at: daysAgo(399), state: 'approved', policyReason: null },
  }),
  incomingReview({ externalId: 'gone', locationId: oslo, writtenAt: daysAgo(5) }),
]);
await markDeleted({ db }, client.id, { origin: 'GATOREVIEWS', externalIds: ['gone'] });
await sql`
  insert into communication.review_topics
  select client_id, id, 'quality', location_id, origin, written_at, 'NG', '{0,4,5,5}', '{kald,suppe}'
  from communication.reviews where external_id = 'a'`.execute(db);
await sql`
  update communication.reviews set language = 'no', risks = '{food-safety}', analysed_at = now()
  where external_id = 'a'`.execute(db);

const list = async (given: Record<string, string>, visitor = admin) => {
  const answer = await visitor.call(listReviewsCall, { query: { ...query, ...given } as never });
  expect(answer.status).toBe(200);
  return answer.body;
};
const found = async (given: Record<string, string>, visitor = admin) =>
  (await list(given, visitor)).items.map(({ externalId }) => externalId).join('');
const idOf = async (externalId: string) =>
  (await list({})).items.find((review) => review.externalId === externalId)?.id ?? '';

test('the list has the newest first, with place, topics and reply; deleted ones are not in it [REV-01]', async () => {
  const { items, total, more, maxDateReady } = await list({});
  expect(items.map(({ externalId }) => externalId)).toEqual(['a', 'b', 'c', 'd']);
  expect({ total, more }).toEqual({ total: 4, more: false });
  expect(Date.parse(maxDateReady ?? '')).toBeGreaterThan(Date.parse(items[0]?.receivedAt ?? ''));
  expect(items[0]).toMatchObject({
    location: { id: bergen, name: 'Bergen', city: 'Bergen' },
    status: 'manual',
    sentiment: 'NG',
    locale: 'no',
    topics: [
      {
        topic: 'quality',
        sentiment: 'NG',
        words: [
          { at: 0, length: 4 },
          { at: 5, length: 5 },
        ],
      },
    ],
    response: null,
  });
  expect(items[3]?.response).toMatchObject({
    writer: 'source',
    state: 'sent',
    text: 'Takk!',
    sentBy: null,
  });
});

test.each([
  [{ origins: 'GMB' }, 'c'],
  [{ grades: '1,4' }, 'ad'],
  [{ shops: bergen }, 'ac'],
  [{ shop_group: west }, 'ac'],
  [{ shop_group: west, shops: oslo }, ''],
  [{ response_status: 'empty' }, 'c'],
  [{ response_status: 'manual,sent' }, 'abd'],
  [{ with_comment: 'false' }, 'c'],
  [{ sentiments: 'NG' }, 'a'],
  [{ topics: 'quality' }, 'a'],
  [{ locales: 'no' }, 'a'],
  [{ risks: 'food-safety' }, 'a'],
  [{ q: 'SUPPE kald' }, 'a'],
  [{ q: '100%' }, 'a'],
  [{ q: '_' }, ''],
  [
    { from: daysAgo(10).toISOString().slice(0, 10), to: daysAgo(-1).toISOString().slice(0, 10) },
    'abc',
  ],
  [{ to: daysAgo(10).toISOString().slice(0, 10) }, 'd'],
  [{ max_date_ready: '2020-01-01T00:00:00Z' }, ''],
  [{ sort: 'date' }, 'dcba'],
  [{ sort: '-grade' }, 'bdca'],
  [{ sort: 'grade' }, 'acdb'],
  [{ sort: '-score', size: '2', page: '2' }, 'cd'],
  [
    { grades: '1', origins: 'GATOREVIEWS', shops: `${bergen},${oslo}`, response_status: 'manual' },
    'a',
  ],
])('reviews are filtered and sorted by %o [REV-02]', async (given, expected) => {
  expect(await found(given as unknown as Record<string, string>)).toBe(expected);
});

test('a filter that cannot be is refused at its place [REV-02]', async () => {
  for (const given of [
    { from: '2026-02-31' },
    { to: '9999-12-31' },
    { grades: '6' },
    { shops: 'x' },
    { size: '1000' },
  ]) {
    const answer = await admin.call(listReviewsCall, { query: { ...query, ...given } as never });
    expect([answer.status, answer.problem.errors?.[0]?.field.split('.')[1]]).toEqual([
      400,
      Object.keys(given)[0],
    ]);
  }
});

test('reviews are found by the terms of a topic, within that topic only [REV-08]', async () => {
  expect(await found({ topics: 'quality', topic_words: 'suppe' })).toBe('a');
  expect(await found({ topic_words: 'varm,kald' })).toBe('a');
  expect(await found({ topics: 'staff', topic_words: 'suppe' })).toBe('');
  expect(await found({ topic_words: 'varm' })).toBe('');
});

test('users of a location see and count its reviews only [USR-10]', async () => {
  expect(await found({}, bound)).toBe('ac');
  expect((await bound.call(getReviewCountsCall, { query })).body).toMatchObject({
    counts: { manual: 1, empty: 1, sent: 0 },
    open: 1,
  });
  expect((await admin.call(getReviewCountsCall, { query })).body.counts).toMatchObject({
    manual: 2,
    sent: 1,
  });
  const id = await idOf('b');
  expect((await bound.call(getReviewCall, { params: { id }, query })).status).toBe(404);
  const filters = (await bound.call(getReviewFiltersCall, { query })).body;
  expect(filters.shops.map(({ id: shopId }) => shopId)).toEqual([bergen]);
  expect((await bound.call(getReviewFiguresCall, { query })).body).toMatchObject({
    unanswered: 1,
    rating: 2,
  });
});

test('a review is read with its shop, history and contact [REV-01]', async () => {
  const contactId = await shop.contact(client, {
    email: 'eva@post.example',
    firstname: 'Eva',
    lastname: 'Moe',
  });
  const id = await idOf('b');
  const { body } = await admin.call(getReviewCall, { params: { id }, query });
  expect(body).toMatchObject({
    contact: { id: contactId, name: 'Eva Moe' },
    shop: { grade: 5, reviews: 2, gradeYearBefore: null, answered: 0, byBot: 0, topics: [] },
    history: [],
  });
});

test('filters, figures and sources describe the existing reviews [REV-02]', async () => {
  const filters = (await admin.call(getReviewFiltersCall, { query })).body;
  expect(filters).toMatchObject({
    origins: [
      { origin: 'GATOREVIEWS', reviews: 4 },
      { origin: 'GMB', reviews: 1 },
    ],
    shopGroups: [{ id: west, name: 'West' }],
    locales: ['no'],
    topics: [{ topic: 'quality', name: null }],
  });
  const figures = (await admin.call(getReviewFiguresCall, { query })).body;
  expect(figures).toMatchObject({
    unanswered: 2,
    replyRate: 0,
    medianHoursToReply: null,
    rating: 18 / 5,
  });
  expect(figures.months).toHaveLength(12);
  expect(figures.locations).toEqual(
    expect.arrayContaining([{ id: bergen, name: 'Bergen', unanswered: 1, rating: 2 }]),
  );
  expect(Date.parse(figures.oldest ?? '')).toBeCloseTo(daysAgo(2).getTime(), -7);
  const { items } = (await admin.call(getReviewSourcesCall, { query })).body;
  expect(items.map(({ origin, connected }) => [origin, connected])).toEqual([
    ['GATOREVIEWS', false],
    ['GMB', false],
  ]);
});
