import { expect, test } from 'vitest';
import { PLACE_TEXT_MAX_LENGTH } from '#platform/contract/limits.ts';
import { findPlacesCall } from '#platform/contract/place.ts';
import { testApp } from '#platform/testing/test-app.ts';

const suite = await testApp({ work: false });

test('a signed-in user finds places in the requested language and country [BEY-03]', async () => {
  const visitor = await suite.visitor().as(await suite.people.user());
  const { status, body } = await visitor.call(findPlacesCall, {
    query: { text: 'Genf', country: 'ch', language: 'fr', limit: 1 },
  });
  expect(status).toBe(200);
  expect(body.items).toMatchObject([{ name: 'Genève', country: 'CH', kind: 'town' }]);
});

test.each([
  ['100-0001', undefined, 'JP'],
  ['999999', 'in', 'IN'],
  // Found, or in a country whose postcodes are known, so there is nothing to explain.
  ['100-0001 Tokyo', undefined, null],
  ['99999', 'fr', null],
  ['Xqzzy', 'jp', null],
])(
  'a search for %s in %s names the country without postcodes: %s [BEY-03]',
  async (text, country, expected) => {
    const visitor = await suite.visitor().as(await suite.people.user());
    const query = { text, ...(country && { country }), language: 'en' } as const;
    const { body } = await visitor.call(findPlacesCall, { query });
    expect(body.withoutPostcodes).toBe(expected);
  },
);

test('a search without a session, without text or with too long a text is refused [BEY-03]', async () => {
  const query = { text: 'Genf' };
  expect((await suite.visitor().call(findPlacesCall, { query })).status).toBe(401);
  const visitor = await suite.visitor().as(await suite.people.user());
  for (const text of ['', ' ', 'x'.repeat(PLACE_TEXT_MAX_LENGTH + 1)])
    expect((await visitor.call(findPlacesCall, { query: { text } })).status).toBe(400);
});
