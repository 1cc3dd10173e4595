import { expect, test } from 'vitest';
import { readStoredLanguage, storeLanguage } from './language-choice.ts';

function storage(): () => Storage {
  const stored = new Map<string, string>();
  const session = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  } as unknown as Storage;
  return () => session;
}

test('a language chosen on the sign-in page is remembered [GEN-02]', () => {
  const session = storage();
  storeLanguage(session, 'no');
  expect(readStoredLanguage(session)).toBe('no');
});

test('a missing or unsupported stored language is ignored', () => {
  const session = storage();
  expect(readStoredLanguage(session)).toBeUndefined();
  session().setItem('comptoir-language', 'pt');
  expect(readStoredLanguage(session)).toBeUndefined();
});

test('a browser that refuses storage has no choice and does not fail', () => {
  const refused = (): Storage => {
    throw new DOMException('refused', 'SecurityError');
  };
  storeLanguage(refused, 'de');
  expect(readStoredLanguage(refused)).toBeUndefined();
});
