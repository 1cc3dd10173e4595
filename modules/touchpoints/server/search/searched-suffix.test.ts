import { expect, test } from 'vitest';
import { searchedSuffix } from './search-touchpoints.ts';

const suiteConfig = { publicUrl: 'https://suite.example' };
const brand = { brandId: 'maison-aubrac', shortUrlBase: 'ma.example' };

test.each([
  'ma.example/advent',
  'https://ma.example/advent',
  'http://MA.example/advent?q',
  ' ma.example/advent/ ',
  'suite.example/s/maison-aubrac/advent',
  'https://suite.example/S/Maison-Aubrac/advent?q#top',
  '/s/maison-aubrac/advent',
])('%s is searched by its suffix [TP-01]', (searchText) => {
  expect(searchedSuffix(searchText, brand, suiteConfig)).toBe('advent');
});

test('a suffix retains its case and may be incomplete', () => {
  expect(searchedSuffix('MA.EXAMPLE/Adv', brand, suiteConfig)).toBe('Adv');
  expect(searchedSuffix('ma.example/', brand, suiteConfig)).toBe('');
});

test.each(['advent', 'shop.example/advent', 'notma.example/advent', 'https://ma.example.evil/x'])(
  '%s stays as it was typed',
  (searchText) => {
    expect(searchedSuffix(searchText, brand, suiteConfig)).toBe(searchText);
  },
);

test('without a host of its own a brand is found under that of the suite', () => {
  const without = { ...brand, shortUrlBase: null };
  expect(searchedSuffix('suite.example/s/maison-aubrac/advent', without, suiteConfig)).toBe(
    'advent',
  );
  expect(searchedSuffix('ma.example/advent', without, suiteConfig)).toBe('ma.example/advent');
});
