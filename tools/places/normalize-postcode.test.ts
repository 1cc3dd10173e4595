import { expect, test } from 'vitest';
import { normalizePostcode } from './compose-postcodes.ts';
import { commonPostcodeFormat } from './pack-places.ts';

test('a postcode is stored without country prefix and postal suffix, and long ones by their district [BEY-03]', () => {
  expect(normalizePostcode('LU', 'L-4968')).toEqual({ key: '4968', code: '4968' });
  expect(normalizePostcode('LV', 'LV-5101')).toEqual({ key: '5101', code: '5101' });
  expect(normalizePostcode('FR', '97399 CEDEX')).toEqual({ key: '97399', code: '97399' });
  expect(normalizePostcode('PT', '3750-011')).toEqual({ key: '3750', code: '3750' });
  expect(normalizePostcode('GB', 'SW1A')).toEqual({ key: 'sw1a', code: 'SW1A' });
});

test('the postcode format is stored once per country, unless formats differ [BEY-03]', () => {
  expect(commonPostcodeFormat(['59-700', '73-603'])).toBe('##-###');
  expect(commonPostcodeFormat(['15000', '75001'])).toBeUndefined();
  expect(commonPostcodeFormat(['DV 01', 'CR01'])).toBeUndefined();
});
