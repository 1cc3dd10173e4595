import { expect, test } from 'vitest';
import { holdsMoreValues } from './read-json.ts';

const more = (value: unknown, limit: number) =>
  holdsMoreValues(Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)), limit);

test('lists and objects count with all they hold', () => {
  const input = { a: [1, 2, 3], b: { c: null } };
  expect([more(input, 7), more(input, 6)]).toEqual([false, true]);
  expect(more({ a: Array(1_000).fill('x') }, 1_002)).toBe(false);
  expect(more({ a: Array(1_001).fill('x') }, 1_002)).toBe(true);
});

test('a text is one value, whatever signs it holds', () => {
  expect(more({ text: ',"[{,\\",'.repeat(1_000) }, 2)).toBe(false);
});

test('invalid JSON passes the value count and is left to the parser', () => {
  expect(more('"never ended \\', 5)).toBe(false);
  expect(more('', 5)).toBe(false);
});
