import { sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  gatoreviewsSender,
  readReplyAddress,
  setReplyAddress,
} from '#modules/communication/server/sources/gatoreviews-sender.ts';
import type { CommunicationTables } from '#modules/communication/server/tables.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { demoClients } from '../demo-people.ts';
import { loadDemoGatoreviews, verifyDemoReplies } from './load-demo-gatoreviews.ts';
import { demoSources, withDemoSources } from './with-demo-sources.ts';

const suite = await testApp({ work: false, environment: { OUTBOUND_ALLOW: '127.0.0.1' } });
const { app } = suite;
const [{ id: clientId = '', identifier = '', brandId = '', name = '' } = {}] = demoClients;
const db = app.database.ofClient<CommunicationTables>(clientId);

async function start() {
  const config = await withDemoSources({ ...app.config, demo: true, ROLE: 'all' });
  await loadDemoGatoreviews(app);
  verifyDemoReplies(app);
  const { gatoreviews, google } = demoSources();
  if (!gatoreviews) throw new Error('no GATOREVIEWS');
  return { config, gatoreviews, end: () => Promise.all([gatoreviews.close(), google?.close()]) };
}

const send = (text: string, sendKey = uuidV7()) =>
  gatoreviewsSender.sendReply(
    { db, app },
    {
      clientId,
      reviewId: uuidV7(),
      externalId: 'demo-1',
      locationId: null,
      text,
      knownTexts: [],
      sendKey,
      signal: new AbortController().signal,
    },
  );

test('replies of the demo reach its own GATOREVIEWS, signed and once, also after the next start [REV-09]', async () => {
  await sql`
    insert into directory.clients (id, identifier, brand_id, name)
    values (${clientId}, ${identifier}, ${brandId}, ${name})`.execute(app.database.acrossClients());
  const first = await start();
  expect(first.config.OUTBOUND_ALLOW).toContain(`127.0.0.1:${first.gatoreviews.port}`);
  const key = uuidV7();
  expect(await send('Merci.', key)).toEqual({ outcome: 'accepted', sourceState: 'approved' });
  expect(await send('Merci.', key)).toMatchObject({ outcome: 'accepted' });
  expect([...first.gatoreviews.replies]).toEqual([['demo-1', 'Merci.']]);
  expect(await send(' ')).toMatchObject({
    outcome: 'refused',
    policyReason: 'The message is not a reply to a review.',
  });
  const unsigned = await fetch(first.gatoreviews.url, { method: 'POST', body: '{}' });
  expect(unsigned.status).toBe(401);
  await first.end();

  const second = await start();
  expect(await readReplyAddress({ db }, clientId)).toMatchObject({ url: second.gatoreviews.url });
  expect(await send('Merci encore.')).toMatchObject({ outcome: 'accepted' });
  await second.end();
});

test('an address that a user of the demo has set or removed is left alone [REV-09]', async () => {
  const by = { clientId, userId: uuidV7() };
  const own = 'https://replies.example/in';
  await setReplyAddress({ db, app }, by, { url: own, newSecret: true });
  const first = await start();
  expect(await readReplyAddress({ db }, clientId)).toMatchObject({ url: own });
  await first.end();
  await setReplyAddress({ db, app }, by, { url: null, newSecret: false });
  await sql`
    insert into communication.reviews (client_id, id, origin, external_id, written_at, username, grade, comment, status, sentiment)
    values (${clientId}, ${uuidV7()}, 'GMB', 'r', now(), 'Ada', 5, '', 'empty', 'BL')`.execute(db);
  const second = await start();
  expect(await readReplyAddress({ db }, clientId)).toMatchObject({ url: null });
  await second.end();
});
