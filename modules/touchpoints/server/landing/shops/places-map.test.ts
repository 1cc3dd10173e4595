import { expect, test } from 'vitest';
import type { PlaceToBuy } from '#modules/directory/contract/locations/place-to-buy.ts';
import { Secrets } from '#platform/server/secrets/secrets.ts';
import { Texts } from '#platform/server/texts/texts.ts';
import { placesMap } from './places-part.ts';

const reader = {
  secrets: new Secrets('only for tests, and long enough'),
  locale: 'fr',
  t: new Texts().translator('fr'),
} as const;
const place = (id: string, distanceKm: number | null, at: readonly [number, number] | null) =>
  ({ id, distanceKm, latitude: at?.[0] ?? null, longitude: at?.[1] ?? null }) as PlaceToBuy;

test('shops are numbered in the order of the list, those without a position are left out [BEY-02]', () => {
  const made = placesMap(
    [place('a', 1, [48.8, 2.3]), place('b', 2, null), place('c', 3, [48.9, 2.4])],
    reader,
  );
  expect([...(made?.numbers ?? [])]).toEqual([
    ['a', 1],
    ['c', 2],
  ]);
  expect(String(made?.picture)).toContain(
    'alt="Carte des magasins, numérotés comme dans la liste"',
  );
});

test('one far away does not push the others together [BEY-02]', () => {
  const made = placesMap(
    [place('a', 1, [48.8, 2.3]), place('b', 2, [48.9, 2.4]), place('far', 150, [50, 4])],
    reader,
  );
  expect([...(made?.numbers.keys() ?? [])]).toEqual(['a', 'b']);
});

test('without located shops there is no map', () => {
  expect(placesMap([], reader)).toBeNull();
  expect(placesMap([place('a', null, null), place('pole', null, [89, 0])], reader)).toBeNull();
});
