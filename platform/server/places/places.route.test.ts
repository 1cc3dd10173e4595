import { expect, test } from 'vitest';
import { findPlacesCall } from '#platform/contract/calls/find-places.ts';
import { PLACE_TEXT_MAX_LENGTH } from '#platform/contract/limits.ts';
import { testHouse } from '#platform/testing/test-house.ts';

const house = await testHouse({ work: false });

test('whoever is signed in finds places, in the language and with the country they ask for [BEY-03]', async () => {
  const visitor = await house.visitor().as(await house.people.user());
  const { status, body } = await visitor.call(findPlacesCall, {
    query: { text: 'Genf', country: 'ch', language: 'fr', limit: 1 },
  });
  expect(status).toBe(200);
  expect(body.items).toMatchObject([{ name: 'Genève', country: 'CH', kind: 'town' }]);
});

test('nobody finds places without a session, and no text without end is searched for [BEY-03]', async () => {
  const query = { text: 'Genf' };
  expect((await house.visitor().call(findPlacesCall, { query })).status).toBe(401);
  const visitor = await house.visitor().as(await house.people.user());
  for (const text of ['', ' ', 'x'.repeat(PLACE_TEXT_MAX_LENGTH + 1)])
    expect((await visitor.call(findPlacesCall, { query: { text } })).status).toBe(400);
});
