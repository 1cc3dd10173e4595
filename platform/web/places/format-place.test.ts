import { expect, test } from 'vitest';
import { formatPlace } from './format-place.ts';

const PARIS = { name: 'Paris', postcode: null, region: 'Île-de-France', country: 'FR' };
const countryName = () => 'France';

test('a place is shown with its region and country, and a postcode before its town [BEY-03]', () => {
  expect(formatPlace(PARIS, countryName)).toEqual({
    title: 'Paris',
    where: 'Île-de-France, France',
  });
  expect(formatPlace({ ...PARIS, postcode: '75001' }, countryName).title).toBe('75001 Paris');
});

test('an unknown region, or one with the name of the town, is not shown [BEY-03]', () => {
  expect(formatPlace({ ...PARIS, region: null }, countryName).where).toBe('France');
  expect(formatPlace({ ...PARIS, region: 'Paris' }, countryName).where).toBe('France');
});
