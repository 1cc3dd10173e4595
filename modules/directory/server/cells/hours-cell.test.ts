import { expect, test } from 'vitest';
import { CellFault } from '#platform/server/imports/import-column.ts';
import { readHours, writeHours } from './opening-hours-cells.ts';

const context = {
  locale: 'en' as const,
  textOf: () => '',
  translate: (key: string) => key,
  textsOf: () => [],
};
const read = (text: string) => readHours(text, context);

test('hours of a day are read as people write them [SUP-02]', () => {
  const both = [
    { from: '09:00', to: '12:00' },
    { from: '14:00', to: '18:00' },
  ];
  expect(read('09:00-12:00, 14:00-18:00')).toEqual(both);
  expect(read('9-12; 14h00 – 18.00')).toEqual(both);
  expect(read('00:00-24:00')).toEqual([{ from: '00:00', to: '24:00' }]);
  expect(read('18:00-02:00')).toEqual([{ from: '18:00', to: '02:00' }]);
  for (const shut of ['-', 'closed', 'Fermé', 'geschlossen']) expect(read(shut)).toEqual([]);
});

test.each([
  ['morning', 'directory.hours'],
  ['09:00', 'directory.hours'],
  ['25:00-26:00', 'directory.hours'],
  ['18:00-02:00, 20:00-22:00', 'directory.hoursOrder'],
  ['09:00-13:00, 12:00-18:00', 'directory.hoursOrder'],
])('%s is no hours', (text, code) => {
  expect(read(text)).toEqual(new CellFault(code));
});

test('hours that were written are read as the same', () => {
  for (const text of ['-', '09:00-12:00, 14:00-18:00'])
    expect(writeHours(read(text) as { from: string; to: string }[])).toBe(text);
});
