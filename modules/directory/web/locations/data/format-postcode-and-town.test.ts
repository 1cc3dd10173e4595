import { expect, test } from 'vitest';
import { formatPostcodeAndTown } from '../components/find-position.tsx';
import { EMPTY_LOCATION } from './location-values.ts';

test('an address is looked for by its postcode and town, whichever of them is there [BEY-03]', () => {
  const of = (address: { postalCode?: string; city?: string; street?: string }) =>
    formatPostcodeAndTown({ ...EMPTY_LOCATION, ...address });
  expect(of({ street: '3, rue des Carmes', postalCode: '15000', city: 'Aurillac' })).toBe(
    '15000 Aurillac',
  );
  expect(of({ city: 'Aurillac' })).toBe('Aurillac');
  expect(of({ postalCode: '15000' })).toBe('15000');
});

test('a street alone is in too many towns to be looked for [BEY-03]', () => {
  expect(formatPostcodeAndTown({ ...EMPTY_LOCATION, street: '3, rue des Carmes' })).toBeUndefined();
});
