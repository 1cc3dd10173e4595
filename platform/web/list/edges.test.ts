import { expect, test } from 'vitest';
import { parseEdges, turned } from './edges.ts';

const shown = { first: '900', last: '851' };

test('the next page begins below the last row, the one before ends above the first', () => {
  const second = turned('?q=oslo', '?q=oslo&page=2', shown);
  expect(parseEdges(second)).toEqual({ below: '851' });
  const back = turned('?below=1&page=3', '?below=1&page=2', shown);
  expect(parseEdges(back)).toEqual({ above: '900' });
});

test('the first page and another question begin at the top', () => {
  expect(turned('?below=851&page=2', '?below=851', shown)).toBe('');
  expect(turned('?below=851&page=2', '?below=851&f.kind=any-of:a,b', shown)).toBe(
    '?f.kind=any-of:a,b',
  );
});

test('other columns leave the page where it is', () => {
  expect(turned('?below=851&page=2', '?below=851&page=2&columns=who', shown)).toBe(
    '?below=851&page=2&columns=who',
  );
});
