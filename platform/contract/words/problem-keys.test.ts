import { expect, test } from 'vitest';
import { faultKeys, problemKeys } from '../text/text-keys.ts';

test('a problem has the words of the module whose call was refused, else those of the platform', () => {
  expect(problemKeys('LOCATION_CODE_TAKEN', 'directory')).toEqual([
    'directory:problem.locationCodeTaken',
    'platform:problem.locationCodeTaken',
  ]);
  expect(problemKeys('NOT_FOUND')).toEqual(['platform:problem.notFound']);
});

test('a rule that is broken at a field has the words of the module, else those of any field', () => {
  expect(faultKeys('gtin', 'directory')).toEqual(['directory:fault.gtin', 'platform:field.gtin']);
});

test('a problem that is about a field says there what it says anywhere', () => {
  expect(faultKeys('SKU_TAKEN', 'directory')).toEqual(problemKeys('SKU_TAKEN', 'directory'));
});
