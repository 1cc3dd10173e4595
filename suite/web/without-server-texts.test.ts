import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SERVER_TEXTS, withoutServerTexts } from './without-server-texts.ts';

const REPOSITORY = join(import.meta.dirname, '../..');

test('mails and pages of the server do not travel to the browser, everything else does', () => {
  const file = JSON.stringify({ mail: { subject: 'Hello' }, signIn: { title: 'Sign in' } });
  expect(withoutServerTexts(file)).toBe('{"signIn":{"title":"Sign in"}}');
});

test('no screen asks for a text that does not travel', () => {
  const asks = new RegExp(`[a-z-]+:(${SERVER_TEXTS.join('|')})\\.\\w+`);
  const files = globSync('{platform,suite,modules/*}/{web,contract}/**/*.{ts,tsx}', {
    cwd: REPOSITORY,
  });
  expect(files.length).toBeGreaterThan(500);
  const asking = files.filter((file) => asks.test(readFileSync(join(REPOSITORY, file), 'utf8')));
  expect(asking).toEqual([]);
});
