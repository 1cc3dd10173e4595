import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { daysAfter } from '#modules/leads/contract/leads/lead-machine.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { linkReader } from '../testing/link-reader.ts';

const suite = await testApp({ work: false });
const { app } = suite;
let { client, lead, pathOf, actionOf, open, formOf, press } = await linkReader(suite);

beforeEach(async () => {
  ({ client, lead, pathOf, actionOf, open, formOf, press } = await linkReader(suite));
});

test('an action already done shows its actor and the next step, and changes nothing [LEAD-12]', async () => {
  await press(pathOf(lead.torgeir), 'accept');
  const before = await lead.row();
  const { statusCode, body } = await open(actionOf('accept', lead.torgeir));
  expect(statusCode).toBe(200);
  expect(body).toContain('You already accepted this request');
  expect(body).toContain('Accepted by Torgeir');
  expect(body).toContain(`datetime="${before.accepted_at?.toISOString()}"`);
  expect(body).toContain('Sold, or not?');
  expect(body).toContain('Undo accept');
  expect((await press(pathOf(lead.torgeir), 'accept')).statusCode).toBe(409);
  expect(await lead.row()).toEqual(before);
});

test('a recipient who already handled a lead becomes its owner and is prompted for the outcome [LEAD-12]', async () => {
  await press(actionOf('accept', lead.torgeir), 'handled');
  expect(await lead.row()).toMatchObject({
    status: 'accepted',
    owner: { name: 'Torgeir' },
    handled: { by: { name: 'Torgeir' } },
  });
  expect((await open(pathOf(lead.torgeir))).body).toContain('Already handled. Sold, or not?');
});

test('a rejection requires a reason, stores the comment and can be undone [LEAD-04]', async () => {
  const page = actionOf('reject', lead.torgeir);
  const without = await press(page, 'reject', { words: '<b>hi' });
  expect(without.statusCode).toBe(400);
  expect(without.body).toContain('Choose a reason');
  expect(without.body).toContain('&lt;b&gt;hi</textarea>');
  const reasonInput = { reason: 'tooFar', words: 'two\r\nlines\u0000' };
  expect((await press(page, 'reject', reasonInput)).statusCode).toBe(303);
  const { rejected, subscribers } = await lead.row();
  expect(rejected).toMatchObject([{ name: 'Torgeir', reason: 'tooFar' }]);
  expect(rejected[0]?.words).toBe('two\r\nlines\ufffd');
  expect(subscribers).toHaveLength(1);
  expect((await open(pathOf(lead.torgeir))).body).toContain('You said that this is not for you');
  await press(pathOf(lead.torgeir), 'undo');
  expect((await lead.row()).subscribers).toHaveLength(2);
});

test('a lead that is soon lost can be extended by one click, at most twice [LEAD-06]', async () => {
  await press(pathOf(lead.torgeir), 'accept');
  expect((await open(pathOf(lead.torgeir))).body).not.toContain('Keep it for');
  const soon = daysAfter(new Date(), 2);
  await sql`update leads.leads set closes_at = ${soon} where id = ${lead.id}`.execute(
    app.database.ofClient(client.id),
  );
  const { body } = await open(pathOf(lead.torgeir));
  expect(body).toContain('id="keep"');
  expect(body).toContain('Keep it for 7 more days');
  expect(body).toContain('Possible 2 more times');
  await press(pathOf(lead.torgeir), 'keep');
  expect((await lead.row()).closes_at?.getTime()).toBeGreaterThan(soon.getTime());
  const inVain = await press(pathOf(lead.torgeir), 'keep');
  expect(inVain.statusCode).toBe(409);
  expect(inVain.body).toContain('cannot be extended yet');
  expect((await lead.row()).keeps).toBe(1);
  await sql`update leads.leads set closes_at = ${soon} where id = ${lead.id}`.execute(
    app.database.ofClient(client.id),
  );
  await press(pathOf(lead.torgeir), 'keep');
  expect((await open(pathOf(lead.torgeir))).body).not.toContain('Keep it for');
  const third = await press(pathOf(lead.torgeir), 'keep');
  expect(third.statusCode).toBe(409);
  expect((await lead.row()).keeps).toBe(2);
});

test('a consumer reports a purchase and undoes it, and the shop sees who reported it [LEAD-12]', async () => {
  await press(pathOf(lead.torgeir), 'accept');
  const early = await formOf(actionOf('lose', lead.torgeir));
  const page = await open(actionOf('convert', lead.consumer));
  expect(page.body).toContain('Did you buy');
  expect((await press(actionOf('convert', lead.consumer), 'convert')).statusCode).toBe(303);
  expect((await lead.row()).closed_by).toMatchObject({ kind: 'consumer' });
  expect((await open(pathOf(lead.torgeir))).body).toContain('Bought, according to the consumer');
  expect((await open(pathOf(lead.consumer))).body).toContain('Thank you');
  const late = await press(early, 'lose', { reason: 'other' });
  expect(late.statusCode).toBe(409);
  expect(late.body).toContain('Bought, according to the consumer');
  await press(pathOf(lead.consumer), 'undo');
  expect((await lead.row()).status).toBe('accepted');
  await press(actionOf('lose', lead.consumer), 'lose', { reason: 'boughtElsewhere' });
  expect(await lead.row()).toMatchObject({ status: 'lost', lost_reason: 'boughtElsewhere' });
});

test('a consumer cannot accept, an observer cannot act, and a recipient cannot convert before accepting [LEAD-04]', async () => {
  const before = await lead.row();
  expect((await open(actionOf('accept', lead.consumer))).statusCode).toBe(403);
  expect((await open(actionOf('accept', lead.reader))).statusCode).toBe(403);
  expect((await press(pathOf(lead.reader), 'accept')).statusCode).toBe(409);
  expect((await press(pathOf(lead.consumer), 'accept')).statusCode).toBe(409);
  const early = await open(actionOf('convert', lead.torgeir));
  expect(early.body).toContain('Accept it first. Then say whether it was sold.');
  expect(await lead.row()).toEqual(before);
});

test.each([
  ['-1', 400],
  ['1e300', 400],
  ['10000001', 400],
])(
  'a price of %s is refused with %i and remains in the form for correction [LEAD-04]',
  async (price, status) => {
    await press(pathOf(lead.torgeir), 'accept');
    const answer = await press(actionOf('convert', lead.torgeir), 'convert', { price });
    expect(answer.statusCode).toBe(status);
    expect(answer.body).toContain(`value="${price}"`);
    expect(answer.body).toContain('aria-describedby="fault"');
    expect((await lead.row()).status).toBe('accepted');
  },
);

test('a press without its stamp, from another site, or as large as a film changes nothing [LEAD-11]', async () => {
  const before = await lead.row();
  const page = pathOf(lead.torgeir);
  expect((await press(page, 'accept', { stamp: '' })).statusCode).toBe(400);
  expect(
    (await press(page, 'accept', { stamp: `${Date.now()}.${'A'.repeat(43)}` })).body,
  ).toContain('press the button again');
  const foreign = await press(page, 'accept', {}, { 'sec-fetch-site': 'cross-site' });
  expect(foreign.statusCode).toBe(403);
  expect((await press(page, 'accept', { token: 'A'.repeat(10 * 1024 * 1024) })).statusCode).toBe(
    413,
  );
  expect((await press(page, 'accept', { token: 'A'.repeat(200_000) })).statusCode).toBe(400);
  expect((await press(page, 'dance')).statusCode).toBe(400);
  expect(await lead.row()).toEqual(before);
});
