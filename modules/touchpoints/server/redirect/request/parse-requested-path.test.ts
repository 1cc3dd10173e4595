import { expect, test } from 'vitest';
import { parseRequestedPath } from './parse-requested-path.ts';

test('a suffix is read percent-decoded and with a slash behind it', () => {
  const suffix = { kind: 'suffix', suffix: 'Cocotte-26' };
  for (const path of ['Cocotte-26', 'Cocotte-26/', '%43ocotte-26', 'Cocotte%2D26'])
    expect(parseRequestedPath(path)).toEqual(suffix);
});

test('a path that a person may have mistyped is reported, a path probed by a machine is not', () => {
  expect(parseRequestedPath('cocotte é')).toEqual({ kind: 'nothing', tried: 'cocotte é' });
  expect(parseRequestedPath('api')).toEqual({ kind: 'nothing', tried: 'api' });
  const machines = [
    '.env',
    'wp-login.php',
    'a/b',
    '%2e%2e/x',
    '/evil.example',
    'a%0d%0ab',
    '%zz',
    '%00',
  ];
  for (const path of [...machines, 'x'.repeat(201), '%20'])
    expect(parseRequestedPath(path), path).toEqual({ kind: 'nothing', tried: undefined });
});

test('a GS1 path is a GTIN or a wrong one, never a suffix [TP-11]', () => {
  expect(parseRequestedPath('01/4006381333931/')).toEqual({ kind: 'gtin', gtin: '04006381333931' });
  expect(parseRequestedPath('01/4006381333932')).toEqual({ kind: 'wrong-gtin' });
  expect(parseRequestedPath('01')).toEqual({ kind: 'wrong-gtin' });
});

test.each(['constructor', 'toString', 'valueOf', 'hasOwnProperty'])(
  '“%s” is a suffix like any other, though every object answers to it [TP-06]',
  (suffix) => {
    expect(parseRequestedPath(suffix)).toEqual({ kind: 'suffix', suffix });
  },
);
