import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  ALL_SELECTED,
  hasSelection,
  isSelected,
  NOTHING_SELECTED,
  pageCheck,
  selectedCount,
  selectRange,
  setSelected,
  type TableSelection,
  togglePage,
  toggleSelected,
} from './table-selection.ts';

const page = ['a', 'b', 'c', 'd', 'e'];
const anySelection: fc.Arbitrary<TableSelection> = fc.oneof(
  fc.subarray(page).map((ids) => ({ kind: 'ids' as const, ids: new Set(ids) })),
  fc.subarray(page).map((ids) => ({ kind: 'all' as const, except: new Set(ids) })),
);

test('touching a row twice leaves everything as it was', () => {
  fc.assert(
    fc.property(anySelection, fc.constantFrom(...page), (selection, id) => {
      const once = toggleSelected(selection, id);
      expect(isSelected(once, id)).toBe(!isSelected(selection, id));
      expect(toggleSelected(once, id)).toEqual(selection);
    }),
  );
});

test('the head box fills a page that is partly chosen and empties a full one', () => {
  fc.assert(
    fc.property(anySelection, (selection) => {
      const before = pageCheck(selection, page);
      expect(pageCheck(togglePage(selection, page), page)).toBe(before === 'all' ? 'none' : 'all');
    }),
  );
});

test('rows of other pages stay chosen', () => {
  const elsewhere = setSelected(NOTHING_SELECTED, ['z'], true);
  expect(isSelected(togglePage(elsewhere, page), 'z')).toBe(true);
  expect(selectedCount(togglePage(elsewhere, page), 214)).toBe(6);
});

test('everything but two of 214 is 212', () => {
  const selection = setSelected(ALL_SELECTED, ['a', 'b'], false);
  expect(selectedCount(selection, 214)).toBe(212);
  expect(isSelected(selection, 'a')).toBe(false);
  expect(isSelected(selection, 'row of a later page')).toBe(true);
});

test('with an unknown total "all" has no number and is still a choice', () => {
  expect(selectedCount(ALL_SELECTED, null)).toBeNull();
  expect(hasSelection(ALL_SELECTED, null)).toBe(true);
  expect(hasSelection(NOTHING_SELECTED, null)).toBe(false);
});

test('all but every one is nothing', () => {
  expect(hasSelection(setSelected(ALL_SELECTED, page, false), page.length)).toBe(false);
});

test('a range takes the state of its end, in both directions', () => {
  const down = selectRange(toggleSelected(NOTHING_SELECTED, 'b'), page, 'b', 'd');
  expect(page.filter((id) => isSelected(down, id))).toEqual(['b', 'c', 'd']);
  const up = selectRange(down, page, 'd', 'c');
  expect(page.filter((id) => isSelected(up, id))).toEqual(['b']);
});

test('a range without a beginning is one row', () => {
  expect(selectRange(NOTHING_SELECTED, page, null, 'c')).toEqual(
    toggleSelected(NOTHING_SELECTED, 'c'),
  );
  expect(selectRange(NOTHING_SELECTED, page, 'row of another page', 'c')).toEqual(
    toggleSelected(NOTHING_SELECTED, 'c'),
  );
});
