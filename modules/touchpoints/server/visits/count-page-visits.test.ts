import { expect, test } from 'vitest';
import type { z } from 'zod';
import { landingPageVisited } from '#modules/touchpoints/contract/touchpoint-events.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { builtPage } from '../landing/testing/built-page.ts';
import { getVisitJournal } from './visit-journal.ts';

const suite = await testApp();
const { app } = suite;
const PERSON = {
  'user-agent':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
  'accept-language': 'fr-FR',
};

type Published = z.infer<typeof landingPageVisited.payload>;

async function publishedOf(clientId: string) {
  await getVisitJournal({ app }).settle();
  const rows = await app.database
    .acrossClients<{ 'platform.events': { client_id: string; type: string; payload: Published } }>()
    .selectFrom('platform.events')
    .select('payload')
    .where('client_id', '=', clientId)
    .where('type', '=', landingPageVisited.type)
    .execute();
  return rows.map(({ payload }) => payload);
}

test('a landing page that a person opens by its own address is a visit [TP-10] [OPP-01]', async () => {
  const brand = await builtPage(suite);
  await brand.open('cocotte-26', PERSON);
  await brand.open('cocotte-26?utm_source=letter&lang=fr', PERSON);
  const published = await publishedOf(brand.client.id);
  for (const one of published)
    expect(one).toMatchObject({
      touchpointId: brand.id,
      sku: 'MA-26',
      visits: [{ country: 'FR' }],
    });
  // The journal counts once per second, so both may be counted separately.
  const times = published.flatMap(({ visits }) => visits.map((visit) => visit.times));
  expect(times.reduce((sum, each) => sum + each, 0)).toBe(2);
});

test('a page view from a scan, from the page itself, by prefetch or by a robot is not counted again [TP-10] [OPP-01]', async () => {
  const brand = await builtPage(suite);
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
