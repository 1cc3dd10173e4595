import { expect, test } from 'vitest';
import { faultKeys, problemKeys } from '../text/text-keys.ts';

test('a problem uses the text of the module whose call was refused, else that of the platform', () => {
  expect(problemKeys('LOCATION_CODE_TAKEN', 'directory')).toEqual([
    'directory:problem.locationCodeTaken',
    'platform:problem.locationCodeTaken',
  ]);
  expect(problemKeys('NOT_FOUND')).toEqual(['platform:problem.notFound']);
});

test('a fault at a field uses the text of the module, else the general text', () => {
  expect(faultKeys('gtin', 'directory')).toEqual(['directory:fault.gtin', 'platform:field.gtin']);
});

test('a problem about a field has the same text at the field as elsewhere', () => {
  expect(faultKeys('SKU_TAKEN', 'directory')).toEqual(problemKeys('SKU_TAKEN', 'directory'));
});
