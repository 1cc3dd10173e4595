import { expect, test } from 'vitest';
import type { OpeningException } from '#modules/directory/contract/locations/opening-hours.ts';
import { CellFault } from '#platform/server/imports/import-column.ts';
import { readExceptions, writeExceptions } from './opening-hours-cells.ts';

const context = {
  locale: 'en' as const,
  textOf: () => '',
  translate: (key: string) => key,
  textsOf: () => [],
};
const read = (text: string) => readExceptions(text, context);

const WRITTEN = '2026-12-24: 10:00-14:00; 2026-12-25..2026-12-26: - (Christmas)';

test('days with other hours are read from one cell and written as the same [LOC-06]', () => {
  const exceptions = [
    { date: '2026-12-24', spans: [{ from: '10:00', to: '14:00' }] },
    { date: '2026-12-25', to: '2026-12-26', spans: [], name: 'Christmas' },
  ];
  expect(read(WRITTEN)).toEqual(exceptions);
  expect(read('2026-12-25 .. 2026-12-26: closed (Christmas)\n2026-12-24: 10-14')).toEqual(
    exceptions,
  );
  expect(writeExceptions(exceptions)).toBe(WRITTEN);
  const named = [{ date: '2026-12-31', spans: [], name: 'Half (day); late' }];
  expect(read(writeExceptions(named))).toEqual(named);
});

test('exceptions with spans over midnight survive export and import [LOC-06]', () => {
  const late: OpeningException[] = [
    { date: '2026-12-31', spans: [{ from: '18:00', to: '04:00' }] },
  ];
  expect(read(writeExceptions(late))).toEqual(late);
});

test.each([
  ['Christmas', 'directory.exceptions'],
  ['2026-12-25', 'directory.exceptions'],
  ['2026-12-25:', 'directory.exceptions'],
  ['2026-02-30: -', 'directory.exceptions'],
  ['[{]', 'directory.exceptions'],
  ['2026-12-25: morning', 'directory.hours'],
  ['2026-12-26..2026-12-25: -', 'directory.exceptionsOrder'],
  ['2026-12-25: -; 2026-12-25: 10-12', 'directory.exceptionsOrder'],
])('%s is refused by name', (text, code) => {
  expect(read(text)).toEqual(new CellFault(code));
});
