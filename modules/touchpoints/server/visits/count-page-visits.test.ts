import { expect, test } from 'vitest';
import { landingPageVisited } from '#modules/touchpoints/contract/touchpoint-events.ts';
import { testHouse } from '#platform/testing/test-house.ts';
import { builtPage } from '../landing/testing/built-page.ts';
import { visitJournalOf } from './visit-journal-of.ts';

const house = await testHouse({ work: false });
const { app } = house;
const PERSON = { 'user-agent': 'Mozilla/5.0 (iPhone)', 'accept-language': 'fr-FR' };

async function publishedOf(clientId: string) {
  await visitJournalOf(app).settle();
  const rows = await app.database
    .acrossClients<{ 'platform.events': { client_id: string; type: string; payload: unknown } }>()
    .selectFrom('platform.events')
    .select('payload')
    .where('client_id', '=', clientId)
    .where('type', '=', landingPageVisited.type)
    .execute();
  return rows.map(({ payload }) => payload);
}

test('a landing page that a person opens by its own address is a visit [TP-10] [OPP-01]', async () => {
  const brand = await builtPage(house);
  await brand.open('cocotte-26', PERSON);
  await brand.open('cocotte-26?utm_source=letter&lang=fr', PERSON);
  expect(await publishedOf(brand.client.id)).toMatchObject([
    { touchpointId: brand.id, sku: 'MA-26', visits: [{ country: 'FR', times: 2 }] },
  ]);
});

test('who came by a scan, is on the page already, looks ahead or is no person is not counted again [TP-10] [OPP-01]', async () => {
  const brand = await builtPage(house);
  for (const [path, headers] of [
    ['cocotte-26?v=0199f3c4-8d2e-7c31-9a55-1f2e3d4c5b6a', PERSON],
    ['cocotte-26?near=Rodez', PERSON],
    ['cocotte-26?lang=fr', { ...PERSON, 'sec-fetch-site': 'same-origin' }],
    ['cocotte-26', { ...PERSON, 'sec-purpose': 'prefetch' }],
    ['cocotte-26', { ...PERSON, 'if-none-match': '"seen"' }],
    ['cocotte-26', { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }],
    ['nothing-here', PERSON],
  ] as const)
    await brand.open(path, headers);
  expect(await publishedOf(brand.client.id)).toEqual([]);
});
