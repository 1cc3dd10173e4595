import { expect, test } from 'vitest';
import { usefulNames } from './compose-towns.ts';
import { postalName } from './sources/read-postal-rows.ts';

test('of a town’s other names those stay that a reader of Latin letters types [BEY-03]', () => {
  const names = [
    'Florenz',
    'FLR',
    'fei leng cui',
    'Флоренция',
    'Lungsod ng Florencia',
    'Florència',
  ];
  expect(usefulNames(names)).toEqual(['Florenz', 'Florència']);
});

test('a place is named as people do, not as its post office [BEY-03]', () => {
  expect(postalName('Aarau 1')).toBe('Aarau');
  expect(postalName('Aurillac CEDEX')).toBe('Aurillac');
  expect(postalName('Бойково / Bojkovo')).toBe('Bojkovo');
  expect(postalName('SAN JOSE')).toBe('San Jose');
});
