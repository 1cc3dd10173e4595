import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { leanTexts, SERVER_TEXTS } from './build-plugin.ts';

const REPOSITORY = join(import.meta.dirname, '../..');

test('mails and pages of the server do not travel to the browser, everything else does', () => {
  const file = JSON.stringify({ mail: { subject: 'Hello' }, signIn: { title: 'Sign in' } });
  expect(leanTexts(file, 'en')).toBe('{"signIn":{"title":"Sign in"}}');
});

test('only the plurals that a language has travel', () => {
  const file = JSON.stringify({ user: { added_one: '1', added_many: '2', added_other: '2' } });
  expect(leanTexts(file, 'de')).toBe('{"user":{"added_one":"1","added_other":"2"}}');
  expect(leanTexts(file, 'fr')).toBe(file);
});

test('no screen uses a text that is not sent to the browser', () => {
  const serverTextKey = new RegExp(`[a-z-]+:(${SERVER_TEXTS.join('|')})\\.\\w+`);
  const files = globSync('{platform,suite,modules/*}/{web,contract}/**/*.{ts,tsx}', {
    cwd: REPOSITORY,
  });
  expect(files.length).toBeGreaterThan(500);
  const asking = files.filter((file) =>
    serverTextKey.test(readFileSync(join(REPOSITORY, file), 'utf8')),
  );
  expect(asking).toEqual([]);
});
