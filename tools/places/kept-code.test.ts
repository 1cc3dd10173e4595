import { expect, test } from 'vitest';
import { keptCode } from './kept-code.ts';
import { shapeOf } from './shape-of.ts';

test('a code is kept without its country and what post offices add, long ones by their district [BEY-03]', () => {
  expect(keptCode('LU', 'L-4968')).toEqual({ key: '4968', code: '4968' });
  expect(keptCode('LV', 'LV-5101')).toEqual({ key: '5101', code: '5101' });
  expect(keptCode('FR', '97399 CEDEX')).toEqual({ key: '97399', code: '97399' });
  expect(keptCode('PT', '3750-011')).toEqual({ key: '3750', code: '3750' });
  expect(keptCode('GB', 'SW1A')).toEqual({ key: 'sw1a', code: 'SW1A' });
});

test('how codes are written is told once for a country, unless they differ [BEY-03]', () => {
  expect(shapeOf(['59-700', '73-603'])).toBe('##-###');
  expect(shapeOf(['15000', '75001'])).toBeUndefined();
  expect(shapeOf(['DV 01', 'CR01'])).toBeUndefined();
});
