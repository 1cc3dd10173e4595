import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { REVIEW_KEYS, REVIEWS_PER_CALL } from '#modules/communication/contract/limits.ts';
import {
  endReviewKeyCall,
  getReviewWebhookCall,
  ingestReviewsCall,
  listReviewKeysCall,
  makeReviewKeyCall,
  rotateReviewWebhookCall,
} from '#modules/communication/contract/reviews/intake-calls.ts';
import type { TestClient } from '#platform/testing/people.ts';
import { testApp } from '#platform/testing/test-app.ts';
import type { CommunicationTables } from '../tables.ts';
import { brandShops } from '../testing/brand-shops.ts';

const suite = await testApp({ work: false });
const { app } = suite;
const shop = brandShops(app);
const line = (given: object = {}) => ({
  externalId: 'g-1',
  date: '2026-10-04T18:22:00+02:00',
  username: 'Jonas Kvale',
  grade: 4,
  comment: 'Raskt og hyggelig.',
  ...given,
});

async function brand() {
  const client = await suite.people.client();
  const admin = await suite.adminOf(client);
  const body = { brandId: client.brandId };
  const made = await admin.call(makeReviewKeyCall, { body: { ...body, name: 'Server' } });
  expect(made.status).toBe(201);
  const ingest = (reviews: unknown[], key = made.body.key) =>
    suite.visitor().call(ingestReviewsCall, {
      headers: { authorization: `Bearer ${key}` },
      body: { reviews },
    });
  return { client, admin, body, key: made.body, ingest };
}

const stored = ({ id }: TestClient) =>
  app.database
    .ofClient<CommunicationTables>(id)
    .selectFrom('communication.reviews')
    .selectAll()
    .orderBy('external_id')
    .execute();

test('servers send reviews with a key of the brand, again and again, and each is there once [REV-09]', async () => {
  const { client, ingest } = await brand();
  const id = await shop.location(client, { code: 'NO-0142' });
  const reviews = [
    line({ locationCode: 'no-0142' }),
    line({ externalId: 'g-2', locationId: id, email: 'Jonas@Post.example', comment: null }),
  ];
  expect((await ingest(reviews)).body).toEqual({ received: 2, unchanged: 0, refused: [] });
  const both = await Promise.all([ingest(reviews), ingest(reviews)]);
  expect(both.map(({ body }) => body.unchanged)).toEqual([2, 2]);
  expect(await stored(client)).toMatchObject([
    { origin: 'GATOREVIEWS', location_id: id, status: 'manual' },
    { location_id: id, status: 'empty', email: 'jonas@post.example' },
  ]);
});

test('a wrong line is refused by its place and the others are stored [REV-09]', async () => {
  const { client, ingest } = await brand();
  const foreign = await shop.location(await suite.people.client());
  const { status, body } = await ingest([
    line({ grade: 0 }),
    line({ externalId: 'six', grade: 6 }),
    line({ externalId: 'half', grade: 3.5 }),
    line({ externalId: 'nowhere', locationCode: 'constructor' }),
    line({ externalId: 'foreign', locationId: foreign }),
    line({ externalId: 'future', date: '2999-01-01T00:00:00Z' }),
    line({ externalId: 'long', comment: 'x'.repeat(100_001) }),
    line({ externalId: 'script', url: 'javascript:alert(1)' }),
    null,
    'g-9',
    line({ externalId: 'right', comment: 'æ'.repeat(100_000) }),
  ]);
  expect(status).toBe(200);
  expect(body.received).toBe(1);
  expect(body.refused.map(({ index, field, code }) => [index, field, code])).toEqual([
    [0, 'grade', 'min'],
    [1, 'grade', 'max'],
    [2, 'grade', 'type'],
    [3, 'locationCode', 'unknownLocation'],
    [4, 'locationId', 'unknownLocation'],
    [5, 'date', 'inFuture'],
    [6, 'comment', 'maxLength'],
    [7, 'url', 'url'],
    [8, '', 'required'],
    [9, '', 'type'],
  ]);
  expect(body.refused[1]?.externalId).toBe('six');
  expect(await stored(client)).toMatchObject([{ external_id: 'right' }]);
});

test('more than 500 reviews per call and invalid keys are refused [REV-09]', async () => {
  const { admin, body, key, ingest } = await brand();
  expect((await ingest(Array(REVIEWS_PER_CALL + 1).fill(line()))).status).toBe(400);
  for (const wrong of ['x'.repeat(43), `${key.key}x`])
    expect((await ingest([line()], wrong)).problem.code).toBe('REVIEW_KEY_REFUSED');
  await admin.call(endReviewKeyCall, { params: { keyId: key.id }, query: body });
  expect((await ingest([line()])).status).toBe(401);
});

test('a brand has at most ten active keys, also with simultaneous requests [REV-09]', async () => {
  const { admin, body } = await brand();
  const make = () => admin.call(makeReviewKeyCall, { body: { ...body, name: 'More' } });
  for (let at = 1; at < REVIEW_KEYS - 1; at += 1) expect((await make()).status).toBe(201);
  const last = await Promise.all([make(), make(), make()]);
  expect(last.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  const { items } = (await admin.call(listReviewKeysCall, { query: body })).body;
  expect(items).toHaveLength(REVIEW_KEYS);
  expect(JSON.stringify(items)).not.toContain('cptr_'.padEnd(12, 'x'));
});

/** Sends a message as a library of Standard Webhooks does. */
async function deliver(
  { address, secret }: { address: string; secret: string },
  message: object,
  given: { id?: string; at?: Date; body?: string } = {},
) {
  const { id = 'msg_1', at = new Date() } = given;
  const body = JSON.stringify(message);
  return suite.visitor().send<{ received: number; unchanged: number }>({
    method: 'POST',
    path: new URL(address).pathname,
    body: given.body ?? body,
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(id, at, body),
    },
  });
}

test('a signed message is taken once by its id; deletions stay in figures [REV-09]', async () => {
  const { client, admin, body } = await brand();
  const webhook = (await admin.call(rotateReviewWebhookCall, { body })).body;
  const created = {
    type: 'review.created',
    data: { reviews: [line(), line({ externalId: 'g-2' })] },
  };
  const twice = await Promise.all([deliver(webhook, created), deliver(webhook, created)]);
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  expect(twice.map((answer) => answer.body.received).toSorted()).toEqual([0, 2]);
  const deleted = { type: 'review.deleted', data: { reviews: [{ externalId: 'g-2' }] } };
  expect((await deliver(webhook, deleted, { id: 'msg_2' })).body.received).toBe(1);
  const unknown = { type: 'review.flagged', data: { reviews: [line({ grade: 1 })] } };
  expect((await deliver(webhook, unknown, { id: 'msg_3' })).status).toBe(200);
  const [first, second] = await stored(client);
  expect([first?.grade, first?.deleted_at, second?.deleted_at !== null]).toEqual([4, null, true]);
  const shown = (await admin.call(getReviewWebhookCall, { query: body })).body;
  expect(shown).toMatchObject({ address: webhook.address, lastMessageAt: expect.any(String) });
  expect(JSON.stringify(shown)).not.toContain(webhook.secret);
});

test('a message that is unsigned, too old, changed on its way or sent elsewhere is refused [REV-09]', async () => {
  const { client, admin, body } = await brand();
  const webhook = (await admin.call(rotateReviewWebhookCall, { body })).body;
  const message = { type: 'review.created', data: { reviews: [line()] } };
  const refused = [
    await deliver({ ...webhook, secret: 'whsec_c2VjcmV0' }, message),
    await deliver(webhook, message, { at: new Date(Date.now() - 6 * 60_000) }),
    await deliver(webhook, message, { at: new Date(Date.now() + 6 * 60_000) }),
    await deliver(webhook, message, { body: JSON.stringify(message).replace('Raskt', 'Tregt') }),
  ];
  expect(refused.map(({ problem }) => problem.code)).toEqual(Array(4).fill('SIGNATURE_REFUSED'));
  const elsewhere = {
    ...webhook,
    address: `${app.config.publicUrl}/api/ar/webhooks/gatoreviews/x`,
  };
  expect((await deliver(elsewhere, message)).status).toBe(404);
  expect(await stored(client)).toEqual([]);
});

test('after a new secret the one before is accepted for a day [REV-09]', async () => {
  const { admin, body } = await brand();
  const before = (await admin.call(rotateReviewWebhookCall, { body })).body;
  const after = (await admin.call(rotateReviewWebhookCall, { body })).body;
  expect(after.address).toBe(before.address);
  const message = { type: 'review.updated', data: { reviews: [line()] } };
  expect((await deliver(before, message, { id: 'a' })).status).toBe(200);
  expect((await deliver(after, message, { id: 'b' })).status).toBe(200);
});
