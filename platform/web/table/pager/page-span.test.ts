import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageSpan } from './table-pager.tsx';

test('the first of 52 pages', () => {
  expect(pageSpan({ page: 1, pageSize: 25, rowsOnPage: 25, total: 1_284 })).toEqual({
    first: 1,
    last: 25,
    total: 1_284,
    pageCount: 52,
    hasPrevious: false,
    hasNext: true,
  });
});

test('the last page is shorter and has nothing after it', () => {
  expect(pageSpan({ page: 52, pageSize: 25, rowsOnPage: 9, total: 1_284 })).toMatchObject({
    first: 1_276,
    last: 1_284,
    hasNext: false,
  });
});

test('an empty list is one page from 0 to 0', () => {
  expect(pageSpan({ page: 1, pageSize: 25, rowsOnPage: 0, total: 0 })).toMatchObject({
    first: 0,
    last: 0,
    pageCount: 1,
    hasNext: false,
  });
});

test('without a total, a full page has a next one unless the server denies it', () => {
  const page = { page: 3, pageSize: 25, rowsOnPage: 25, total: null };
  expect(pageSpan(page)).toMatchObject({ first: 51, last: 75, pageCount: null, hasNext: true });
  expect(pageSpan({ ...page, hasMore: false }).hasNext).toBe(false);
  expect(pageSpan({ ...page, rowsOnPage: 4 }).hasNext).toBe(false);
});

test('paging on ends exactly at the total', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5_000 }),
      fc.integer({ min: 1, max: 200 }),
      (total, pageSize) => {
        const pages = Math.ceil(total / pageSize);
        const last = pageSpan({
          page: pages,
          pageSize,
          rowsOnPage: total - (pages - 1) * pageSize,
          total,
        });
        expect([last.pageCount, last.last, last.hasNext]).toEqual([pages, total, false]);
      },
    ),
  );
});
