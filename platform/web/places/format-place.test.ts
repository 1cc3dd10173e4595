import { expect, test } from 'vitest';
import { formatPlace } from './format-place.ts';

const PARIS = { name: 'Paris', postcode: null, region: 'Île-de-France', country: 'FR' };
const countryName = () => 'France';

test('a place says its region and country, a postcode stands before its town [BEY-03]', () => {
  expect(formatPlace(PARIS, countryName)).toEqual({
    title: 'Paris',
    where: 'Île-de-France, France',
  });
  expect(formatPlace({ ...PARIS, postcode: '75001' }, countryName).title).toBe('75001 Paris');
});

test('a region that is unknown, or is the town itself, is not said [BEY-03]', () => {
  expect(formatPlace({ ...PARIS, region: null }, countryName).where).toBe('France');
  expect(formatPlace({ ...PARIS, region: 'Paris' }, countryName).where).toBe('France');
});
