import { expect, test } from 'vitest';
import { findInputFault } from './check-input.ts';

test('NUL and lone surrogates are named with their place', () => {
  expect(findInputFault({ a: [{ b: 'x\u0000' }] }, 'body', { values: 100 })).toEqual({
    field: 'body.a.0.b',
    code: 'characters',
  });
  expect(findInputFault({ a: 'x\ud800' }, 'body', { values: 100 })).toEqual({
    field: 'body.a',
    code: 'characters',
  });
  expect(findInputFault({ 'k\ud800': 1 }, 'body', { values: 100 })).toEqual({
    field: 'body',
    code: 'characters',
  });
});

test('whole characters outside the basic plane pass', () => {
  expect(findInputFault({ a: '🧀 œ', n: 1, z: null }, 'body', { values: 100 })).toBeUndefined();
});

test('nesting without end is refused and not followed', () => {
  const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
  expect(findInputFault(deep, 'body', { values: 100 })?.code).toBe('nesting');
});

test('more values than may be are refused where the counting ended', () => {
  expect(
    findInputFault({ a: Array(50).fill(1), b: Array(100).fill(1) }, 'body', { values: 100 }),
  ).toEqual({
    field: 'body.b.47',
    code: 'tooManyValues',
    params: { max: 100 },
  });
});
