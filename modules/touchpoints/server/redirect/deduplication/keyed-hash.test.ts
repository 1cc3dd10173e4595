import { expect, test } from 'vitest';
import { KeyedHash } from './phone-visits.ts';

test('the same text has the same hash in one process, and another in the next [TP-06]', () => {
  const [here, there] = [new KeyedHash(), new KeyedHash()];
  expect(here.of('phone')).toBe(here.of('phone'));
  expect(here.of('phone')).not.toBe(there.of('phone'));
});

test('phones that differ in one character do not meet [TP-06]', () => {
  const hash = new KeyedHash();
  const hashes = new Set<number>();
  for (let at = 0; at < 200_000; at += 1)
    hashes.add(hash.of(`10.${at >> 16}.${(at >> 8) & 255}.${at & 255}\nMozilla/5.0\nfr`));
  expect(hashes.size).toBe(200_000);
  expect([...hashes].every(Number.isSafeInteger)).toBe(true);
});

test('texts of odd and even length, and those that end in a zero, differ [TP-06]', () => {
  const hash = new KeyedHash();
  const texts = [
    '',
    '\u0000',
    'a',
    'a\u0000',
    'ab',
    'ba',
    'abc',
    'abc\u0000',
    '\uffffa',
    'a\uffff',
    'a'.repeat(9_000),
  ];
  expect(new Set(texts.map((text) => hash.of(text))).size).toBe(texts.length);
});
