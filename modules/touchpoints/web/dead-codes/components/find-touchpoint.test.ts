import { expect, test } from 'vitest';
import { toTouchpointChoices } from './find-touchpoint.tsx';

const poster = { _id: 'a', sourceSuffix: 'plakat', description: 'Poster, autumn', product: null };
const pot = {
  _id: 'b',
  sourceSuffix: 'cocotte-26',
  description: '',
  product: { sku: 'C26', name: 'Cocotte 26 cm', gtin: null },
};
const potOfBox = { ...pot, _id: 'd', description: 'Leaflet' };
const bare = { ...poster, _id: 'c', sourceSuffix: 'x7', description: '' };

test('a touchpoint is labelled with its suffix and its product or description', () => {
  expect(
    toTouchpointChoices([poster, pot, potOfBox, bare], null).map(({ label }) => label),
  ).toEqual([
    'plakat, Poster, autumn',
    'cocotte-26, Cocotte 26 cm',
    'cocotte-26, Cocotte 26 cm · Leaflet',
    'x7',
  ]);
});

test('the chosen one stays among them once, whatever is searched for', () => {
  const chosen = { value: 'b', label: 'cocotte-26' };
  expect(toTouchpointChoices([poster], chosen).map(({ value }) => value)).toEqual(['b', 'a']);
  expect(toTouchpointChoices([poster, pot], chosen).map(({ value }) => value)).toEqual(['b', 'a']);
});
