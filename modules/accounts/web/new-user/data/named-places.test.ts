import { expect, test } from 'vitest';
import { namedPlaces } from '../components/use-places-step.tsx';

const shop = (name: string) => ({ name, detail: '' });

test('a location is named with its city where that is known, a group by its name alone [USR-06]', () => {
  const chosen = [{ name: 'Kjøkken', detail: 'Bergen' }, shop('West Norway'), shop('Atelier')];
  expect(namedPlaces(chosen)).toEqual({
    names: ['Kjøkken (Bergen)', 'West Norway', 'Atelier'],
    more: 0,
  });
});

test('five places are named and the others counted [USR-06]', () => {
  expect(namedPlaces(['a', 'b', 'c', 'd', 'e'].map(shop)).more).toBe(0);
  expect(namedPlaces(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(shop))).toEqual({
    names: ['a', 'b', 'c', 'd', 'e'],
    more: 2,
  });
});
