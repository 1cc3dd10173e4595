import { expect, test } from 'vitest';
import { walkInput } from './input-walk.ts';

test('NUL and lone surrogates are named with their place', () => {
  expect(walkInput({ a: [{ b: 'x\u0000' }] }, 'body')).toEqual({
    field: 'body.a.0.b',
    code: 'characters',
  });
  expect(walkInput({ a: 'x\ud800' }, 'body')).toEqual({ field: 'body.a', code: 'characters' });
  expect(walkInput({ 'k\ud800': 1 }, 'body')).toEqual({ field: 'body', code: 'characters' });
});

test('whole characters outside the basic plane pass', () => {
  expect(walkInput({ a: '🧀 œ', n: 1, z: null }, 'body')).toBeUndefined();
});

test('nesting without end is refused and not followed', () => {
  const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
  expect(walkInput(deep, 'body')?.code).toBe('nesting');
});
