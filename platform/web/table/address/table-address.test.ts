import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCondition } from '#platform/web/filters/any-condition.ts';
import {
  changeTableAddress,
  readTableAddress,
  type TableAddress,
  writeTableAddress,
} from './table-address.ts';

const rules = {
  sortable: ['scans', 'short-url'],
  fields: [
    { id: 'name', kind: 'text' },
    { id: 'country', kind: 'choice' },
    { id: 'scans', kind: 'number' },
    { id: 'made', kind: 'date' },
    { id: 'active', kind: 'boolean' },
  ],
} as const;

const plain: TableAddress = {
  q: '',
  sort: null,
  page: 1,
  filters: [],
  columns: null,
  view: null,
};

const word = fc.stringMatching(/^[a-z0-9-]{1,12}$/);
const anyAddress: fc.Arbitrary<TableAddress> = fc.record({
  q: fc.string({ unit: 'grapheme', maxLength: 40 }),
  sort: fc.option(
    fc.record({ column: fc.constantFrom('scans', 'short-url'), descending: fc.boolean() }),
  ),
  page: fc.integer({ min: 1, max: 1_000_000 }),
  filters: fc.array(anyCondition, { maxLength: 8 }),
  columns: fc.option(fc.uniqueArray(word, { minLength: 1, maxLength: 6 })),
  view: fc.option(word),
});

test('copying the address shows a colleague the same list', () => {
  fc.assert(
    fc.property(anyAddress, (address) => {
      expect(readTableAddress(writeTableAddress(address, ''), rules)).toEqual(address);
    }),
  );
});

test('parameters of others stay in the address', () => {
  fc.assert(
    fc.property(anyAddress, (address) => {
      const search = writeTableAddress(address, '?tab=history&open=42&q=old&f.scans=equals:1');
      const params = new URLSearchParams(search);
      expect([params.get('tab'), params.get('open')]).toEqual(['history', '42']);
      expect(readTableAddress(search, rules)).toEqual(address);
    }),
  );
});

test('the address reads like the question', () => {
  const address: TableAddress = {
    ...plain,
    q: 'knife',
    sort: { column: 'scans', descending: true },
    filters: [
      { field: 'scans', kind: 'number', operator: 'at-least', value: 500 },
      { field: 'country', kind: 'choice', operator: 'any-of', value: ['FR', 'DE'] },
    ],
    page: 2,
  };
  expect(writeTableAddress(address, '')).toBe(
    '?q=knife&f.scans=at-least:500&f.country=any-of:FR,DE&sort=-scans&page=2',
  );
});

test('a list as it is has an empty address', () => {
  expect(writeTableAddress(plain, '')).toBe('');
});

test('invalid parameters fall back to their defaults', () => {
  expect(
    readTableAddress('?page=-3&sort=password&f.secret=equals:1&f.scans=at-least:x&columns=', rules),
  ).toEqual(plain);
});

test('any address at all is read without failing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii', maxLength: 60 }), (noise) => {
      const search = `?page=${noise}&sort=${noise}&f.scans=${noise}&columns=${noise}&${noise}`;
      expect(readTableAddress(search, rules).page).toBeGreaterThan(0);
    }),
  );
});

test('a new query starts on its first page, and a new page preserves the query', () => {
  const third = { ...plain, q: 'knife', page: 3 };
  expect(changeTableAddress(third, { q: 'knives' }).page).toBe(1);
  expect(changeTableAddress(third, { filters: [] }).page).toBe(1);
  expect(changeTableAddress(third, { sort: null }).page).toBe(1);
  expect(changeTableAddress(third, { columns: ['scans'] }).page).toBe(3);
  expect(changeTableAddress(third, { page: 4 })).toEqual({ ...third, page: 4 });
});
