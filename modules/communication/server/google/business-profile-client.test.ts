import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { testApp } from '#platform/testing/test-app.ts';
import { BusinessProfileClient } from './business-profile-client.ts';
import { originalComment } from './google-answers.ts';
import { type GoogleFailure, retryAfterMs } from './google-failure.ts';
import { accessToken } from './google-tokens.ts';
import { startLocalBusinessProfile } from './local/local-business-profile.ts';

const ACCOUNT = 'accounts/1';
const LYON = `${ACCOUNT}/locations/lyon`;
const OSLO = `${ACCOUNT}/locations/oslo`;
const google = await startLocalBusinessProfile({
  accounts: [
    {
      name: ACCOUNT,
      accountName: 'Aubrac',
      locations: [
        {
          name: 'locations/lyon',
          title: 'Aubrac Lyon',
          storeCode: 'L-1',
          storefrontAddress: {
            regionCode: 'FR',
            postalCode: '69002',
            locality: 'Lyon',
            addressLines: ['12 rue Émile Zola'],
          },
          latlng: { latitude: 45.76, longitude: 4.83 },
          metadata: { mapsUri: 'https://maps.google.com/?cid=1', hasVoiceOfMerchant: true },
        },
        { name: 'locations/oslo', title: 'Aubrac Oslo' },
        ...Array.from({ length: 250 }, (_, at) => ({ name: `locations/n${at}`, title: `N ${at}` })),
      ],
    },
    { name: 'accounts/2', accountName: 'Empty', locations: [] },
  ],
});
afterAll(() => google.close());
const suite = await testApp({
  work: false,
  environment: {
    GOOGLE_CLIENT_ID: 'project',
    GOOGLE_CLIENT_SECRET: 'secret',
    GOOGLE_API_URL: google.url,
  },
});
const { app } = suite;
const brand = await suite.people.client();

function client(signal?: AbortSignal, refreshToken = google.refreshToken) {
  return new BusinessProfileClient({ app, clientId: brand.id, refreshToken, signal });
}
const failure = (work: Promise<unknown>): Promise<GoogleFailure> =>
  work.then(
    () => expect.unreachable('it should have failed'),
    (error) => error,
  );

beforeEach(async () => {
  await sql`delete from communication.google_pace`.execute(app.database.acrossClients());
});

test('accounts and all pages of their locations are read [REV-09]', async () => {
  expect(await client().listAccounts()).toEqual([
    { name: ACCOUNT, accountName: 'Aubrac' },
    { name: 'accounts/2', accountName: 'Empty' },
  ]);
  const locations = await client().listLocations(ACCOUNT);
  expect(locations).toHaveLength(252);
  expect(locations[0]).toEqual({
    name: 'locations/lyon',
    title: 'Aubrac Lyon',
    storeCode: 'L-1',
    street: '12 rue Émile Zola',
    postalCode: '69002',
    city: 'Lyon',
    country: 'FR',
    latitude: 45.76,
    longitude: 4.83,
    mapsUrl: 'https://maps.google.com/?cid=1',
    isVerified: true,
  });
  expect(await client().listLocations('accounts/2')).toEqual([]);
});

test('reviews of a location come in pages, with media and the address to reply at [REV-09]', async () => {
  for (let at = 0; at < 60; at += 1)
    google.reviews.add(LYON, {
      reviewer: `Ada ${at}`,
      grade: 5,
      comment: `Great ${at}`,
      at: new Date(Date.UTC(2026, 0, 1, 0, at)),
      ...(at === 59 && {
        media: [{ thumbnailUrl: 'https://lh3.example/t', videoUrl: 'javascript:alert(1)' }],
      }),
    });
  const first = await client().listReviews(LYON);
  expect(first).toMatchObject({ totalReviewCount: 60, averageRating: 5, unreadable: 0 });
  expect(first.reviews).toHaveLength(50);
  expect(first.reviews[0]).toMatchObject({
    name: `${LYON}/reviews/${first.reviews[0]?.reviewId}`,
    reviewer: { name: 'Ada 59', isAnonymous: false },
    grade: 5,
    comment: 'Great 59',
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, 59)),
    reply: null,
    media: [{ thumbnailUrl: 'https://lh3.example/t', videoUrl: null }],
    replyUrl: expect.stringContaining('https://business.google.com/reviews/'),
  });
  const second = await client().listReviews(LYON, { pageToken: first.nextPageToken });
  expect(second).toMatchObject({ nextPageToken: null, reviews: { length: 10 } });
});

test('one call reads the reviews of many locations, and of no more than 200 [REV-09]', async () => {
  google.reviews.add(OSLO, { reviewer: 'Nora', grade: 1, comment: 'Dårlig' });
  const { reviews } = await client().batchGetReviews(ACCOUNT, {
    locationNames: [OSLO, LYON],
    orderBy: 'rating',
  });
  expect(reviews[0]).toMatchObject({ name: expect.stringContaining(OSLO), grade: 1 });
  const many = Array.from({ length: 201 }, () => LYON);
  const refused = await failure(client().batchGetReviews(ACCOUNT, { locationNames: many }));
  expect(refused.kind).toBe('invalid');
});

test('a reply is sent, moderated and deleted; edits and deletions of the review are seen [REV-09]', async () => {
  const { name } = google.reviews.add(OSLO, { grade: 4, comment: 'Fint' });
  expect(await client().replyToReview(name, 'Takk!')).toMatchObject({
    comment: 'Takk!',
    state: 'pending',
  });
  const review = google.reviews.find(name);
  if (review) google.reviews.moderate(review, { policyViolation: 'SPAM' });
  expect((await client().getReview(name)).reply).toMatchObject({
    state: 'rejected',
    policyViolation: 'SPAM',
  });
  google.reviews.edit(name, { comment: 'Fint, men dyrt' });
  expect((await client().getReview(name)).comment).toBe('Fint, men dyrt');
  await client().deleteReply(name);
  expect((await client().getReview(name)).reply).toBeNull();
  google.reviews.remove(name);
  expect((await failure(client().getReview(name))).kind).toBe('not-found');
  const long = await failure(client().replyToReview(name, 'é'.repeat(2_049)));
  expect(long).toMatchObject({ kind: 'invalid', reason: expect.stringContaining('4096 bytes') });
});

test('an expired token is replaced by one request for all callers, each call is retried at most once, and a second refusal fails [REV-09]', async () => {
  await client().listAccounts();
  google.expireTokens();
  const before = google.requests.length;
  const outbound = vi.spyOn(app.outbound, 'request');
  await Promise.all([client().listAccounts(), client().listAccounts(), client().listAccounts()]);
  const old = await accessToken({ app }, google.refreshToken);
  const refused = () => accessToken({ app }, google.refreshToken, { refused: old });
  const fresh = await Promise.all([refused(), refused(), refused()]);
  expect(new Set(fresh).size).toBe(1);
  const tokenRequests = outbound.mock.calls.filter(([{ url }]) => String(url).endsWith('/token'));
  outbound.mockRestore();
  expect(tokenRequests).toHaveLength(2);
  // Each may be refused once, none twice.
  expect(google.requests.length - before).toBeLessThanOrEqual(6);
  google.answerNext({ status: 401 }, { status: 401 });
  expect((await failure(client().listAccounts())).kind).toBe('not-allowed');
});

test('a withdrawn consent is not-allowed, without a call of the API [REV-09]', async () => {
  const before = google.requests.length;
  const refused = await failure(client(undefined, 'withdrawn').listAccounts());
  expect(refused).toMatchObject({
    kind: 'not-allowed',
    reason: expect.stringContaining('invalid_grant'),
  });
  expect(google.requests.length).toBe(before);
});

test.each([
  [403, 'not-allowed'],
  [404, 'not-found'],
  [400, 'invalid'],
  [500, 'unavailable'],
  [503, 'unavailable'],
] as const)('status %i is a failure of kind %s [REV-09]', async (status, kind) => {
  google.answerNext({ status });
  expect((await failure(client().listAccounts())).kind).toBe(kind);
});

test.each([
  ['no JSON', '<html>'],
  ['another shape', { accounts: 'many' }],
])('an answer that is %s is unavailable [REV-09]', async (_, body) => {
  google.answerNext({ status: 200, body });
  expect((await failure(client().listAccounts())).kind).toBe('unavailable');
});

test('a review that is not as documented is counted and loses no other [REV-09]', async () => {
  const good = google.reviews.add(LYON, { grade: 3, comment: 'x\u0000y' });
  const { name: _, ...nameless } = good;
  google.answerNext({
    status: 200,
    body: { reviews: [good, nameless, null, { ...good, createTime: 'soon' }] },
  });
  const { reviews, unreadable } = await client().listReviews(LYON);
  expect({ count: reviews.length, unreadable }).toEqual({ count: 1, unreadable: 3 });
  expect(reviews[0]?.comment).toBe('x\ufffdy');
});

test('a delay requested by Google applies to later clients without another call [REV-09]', async () => {
  google.answerNext({ status: 429, retryAfter: '120' });
  const limited = await failure(client().listAccounts());
  expect(limited).toMatchObject({ kind: 'rate-limited', retryAfterMs: 120_000 });
  const before = google.requests.length;
  const other = await failure(client().listAccounts());
  expect(other.kind).toBe('rate-limited');
  expect(other.retryAfterMs).toBeGreaterThan(60_000);
  expect(google.requests.length).toBe(before);
});

test('an exhausted quota is also recognised from a 403 [REV-09]', async () => {
  google.answerNext({
    status: 403,
    body: { error: { status: 'RESOURCE_EXHAUSTED', message: 'Quota exceeded' } },
  });
  expect((await failure(client().listAccounts())).kind).toBe('rate-limited');
});

test('an abort ends the call as such [REV-09]', async () => {
  const left = new AbortController();
  left.abort(new Error('the caller left'));
  await expect(client(left.signal).listAccounts()).rejects.toThrow('the caller left');
});

test('a name that leads elsewhere is refused before it is called [REV-09]', async () => {
  expect((await failure(client().listReviews('accounts/1/../2'))).kind).toBe('invalid');
});

test('neither tokens nor review texts are logged', () => {
  const logged = suite.logged.join('\n');
  expect(logged).not.toContain('refresh-token');
  expect(logged).not.toContain('access-');
  expect(logged).not.toContain('Great');
});

test.each([
  ['Bonjour', 'Bonjour'],
  ['(Translated by Google) Hello\n\n(Original)\nBonjour', 'Bonjour'],
  ['Bonjour\n\n(Translated by Google)\nHello', 'Bonjour'],
  ['(Translated by Google) Hello', 'Hello'],
  ['', ''],
])('the original of %j is %j', (comment, original) => {
  expect(originalComment(comment)).toBe(original);
});

test.each([
  ['5', 5_000],
  ['0', 1_000],
  ['999999999', 3_600_000],
  ['tomorrow', undefined],
  [undefined, undefined],
])('Retry-After %s is %s', (header, ms) => {
  expect(retryAfterMs(header)).toBe(ms);
});
