import { expect, test } from 'vitest';
import { foldName } from './fold-name.ts';

test('names that differ in accents, hyphens, apostrophes and capitals are one [BEY-03]', () => {
  for (const spelling of ['L’Haÿ-les-Roses', "l'hay les roses", 'LHAY-LES-ROSES'])
    expect(foldName(spelling)).toBe('lhaylesroses');
  expect(foldName('Ærøskøbing')).toBe('aeroskobing');
  expect(foldName('Łódź')).toBe('lodz');
  expect(foldName('Großœuvre')).toBe('grossoeuvre');
});

test('a saint is a saint in every abbreviation [BEY-03]', () => {
  for (const saint of ['St. Gallen', 'Sankt Gallen', 'Saint-Gallen', 'St Gallen'])
    expect(foldName(saint)).toBe('saintgallen');
  expect(foldName('Ste-Maxime')).toBe(foldName('Sainte Maxime'));
  expect(foldName('Chalon s/ Saône')).toBe(foldName('Chalon-sur-Saône'));
});

test('other scripts leave nothing [BEY-03]', () => {
  expect(foldName('東京')).toBe('');
});
