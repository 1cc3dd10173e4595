import { expect, test } from 'vitest';
import { parseDispositionFileName } from './download-file.ts';

test.each([
  [`attachment; filename="export.xlsx"; filename*=UTF-8''%C3%A9t%C3%A9.xlsx`, 'été.xlsx'],
  ['attachment; filename="export_01102026.csv"', 'export_01102026.csv'],
  [`attachment; filename="plain.csv"; filename*=UTF-8''%E9`, 'plain.csv'],
  ['attachment', undefined],
  [null, undefined],
])('%s is called %s', (header, name) => {
  expect(parseDispositionFileName(header)).toBe(name);
});
