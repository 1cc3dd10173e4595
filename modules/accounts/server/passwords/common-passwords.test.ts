import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

test.each([
  'aaaaaaaaaaaa',
  '123456789012',
  'abcabcabcabc',
  'qwertyuiop123',
  'Password2026!',
  'P@ssw0rd2026!!',
  'motdepasse123',
  'welcomewelcome',
  'passwordpassword',
  'qwertz-passwort-1',
  '1qaz2wsx3edc',
  'zyxwvutsrqponm',
])('%s is refused as too common [PRO-02]', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  'sept cocottes en fonte',
  'Messer-und-Gabel-liegen-links',
  'correct horse battery',
  'password manager made this',
  'kjøkkenbenk 1958 i furu',
  '3fVq9-Lr02x-Pz81',
])('%s is allowed [PRO-02]', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
