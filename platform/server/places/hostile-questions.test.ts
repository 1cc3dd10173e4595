import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PLACE_RESULTS_MAX } from '#platform/contract/limits.ts';
import { Places } from './places.ts';

const places = new Places();

test('nothing that can be typed breaks the search or brings more than it may [BEY-03]', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 300 }),
        fc
          .array(fc.constantFrom('a', '1', ',', ' ', '-', '8001', 'st', 'q'), { maxLength: 200 })
          .map((parts) => parts.join('')),
      ),
      async (text) => {
        const found = await places.search({ text, language: 'en', limit: 1000 });
        expect(found.length).toBeLessThanOrEqual(PLACE_RESULTS_MAX);
      },
    ),
    { numRuns: 40 },
  );
});

test('what holds no letter or figure of ours leads nowhere [BEY-03]', async () => {
  for (const text of ['', ' , ; ', '东京', '’', '\u0000', '🦊'])
    expect(await places.search({ text, language: 'en' })).toEqual([]);
});

test('an unknown country is ignored, and names of object properties do not break the search [BEY-03]', async () => {
  const [place] = await places.search({ text: 'Aurillac', country: 'XX', language: 'fr' });
  expect(place).toMatchObject({ name: 'Aurillac' });
  for (const text of ['constructor', '__proto__', 'Paris, constructor', 'toString 12'])
    expect(Array.isArray(await places.search({ text, language: 'en' }))).toBe(true);
});
