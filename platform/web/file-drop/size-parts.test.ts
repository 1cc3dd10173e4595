import { expect, test } from 'vitest';
import { UPLOAD_LIMIT_BYTES } from '#platform/contract/limits.ts';
import { sizeParts } from './use-file-sizes.ts';

test('the size limit is shown as 10 MB, and one byte more as a larger size [LIM-01]', () => {
  expect(sizeParts(UPLOAD_LIMIT_BYTES)).toMatchObject({ amount: 10, unit: 'megabyte' });
  expect(sizeParts(UPLOAD_LIMIT_BYTES + 1)).toMatchObject({ amount: 10.1, unit: 'megabyte' });
});

test('small sizes are shown in bytes and kilobytes without decimals', () => {
  expect(sizeParts(0)).toEqual({ amount: 0, unit: 'byte', decimals: 0 });
  expect(sizeParts(1_023)).toEqual({ amount: 1_023, unit: 'byte', decimals: 0 });
  expect(sizeParts(1_025)).toEqual({ amount: 2, unit: 'kilobyte', decimals: 0 });
});

test('beyond gigabytes it stays with gigabytes', () => {
  expect(sizeParts(5 * 1024 ** 4)).toMatchObject({ amount: 5_120, unit: 'gigabyte' });
});
