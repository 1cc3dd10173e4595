import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  hideColumn,
  isColumnWanted,
  moveColumn,
  NO_COLUMN_CHOICE,
  orderColumns,
  showColumn,
} from './table-column.ts';

const columns = [
  { id: 'url', namesRow: true },
  { id: 'text', grows: true },
  { id: 'scans' },
  { id: 'period' },
  { id: 'note', hiddenAtFirst: true },
];
const ids = (choice = NO_COLUMN_CHOICE) => orderColumns(columns, choice).map(({ id }) => id);
const column = (id: string) => columns.find((each) => each.id === id) ?? { id };

test('without a choice the columns have their declared order', () => {
  expect(ids()).toEqual(['url', 'text', 'scans', 'period', 'note']);
});

test('a column moves by steps and stops at the ends', () => {
  expect(ids(moveColumn(NO_COLUMN_CHOICE, columns, 'scans', -1))).toEqual([
    'url',
    'scans',
    'text',
    'period',
    'note',
  ]);
  expect(ids(moveColumn(NO_COLUMN_CHOICE, columns, 'scans', 99)).at(-1)).toBe('scans');
});

describe('a column choice stored by an older version', () => {
  test('a new column is placed after its declared neighbour', () => {
    const old = { ...NO_COLUMN_CHOICE, order: ['period', 'url', 'text'] };
    expect(ids(old)).toEqual(['period', 'note', 'url', 'text', 'scans']);
  });
  test('a column that is gone is forgotten', () => {
    expect(ids({ ...NO_COLUMN_CHOICE, order: ['gone', 'scans'] })).not.toContain('gone');
  });
});

test('every column appears exactly once, for any choice', () => {
  const anyIds = fc.array(fc.constantFrom('url', 'text', 'scans', 'period', 'note', 'gone'));
  fc.assert(
    fc.property(
      anyIds.map((order) => [...new Set(order)]),
      (order) => {
        expect(ids({ ...NO_COLUMN_CHOICE, order }).toSorted()).toEqual(ids().toSorted());
      },
    ),
  );
});

test('hiding and showing again brings a column back, before others', () => {
  const hidden = hideColumn(NO_COLUMN_CHOICE, 'scans');
  expect(isColumnWanted(column('scans'), hidden)).toBe(false);
  const shown = showColumn(showColumn(hidden, 'scans'), 'note');
  expect(isColumnWanted(column('scans'), shown)).toBe(true);
  expect(isColumnWanted(column('note'), shown)).toBe(true);
  expect(shown.raised).toEqual(['scans', 'note']);
});

test('the name and the main text of a row cannot be hidden', () => {
  expect(isColumnWanted(column('url'), hideColumn(NO_COLUMN_CHOICE, 'url'))).toBe(true);
  expect(isColumnWanted(column('text'), hideColumn(NO_COLUMN_CHOICE, 'text'))).toBe(true);
});
