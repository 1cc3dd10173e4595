import { expect, test } from 'vitest';
import { newToken, Secrets } from './secrets.ts';

const secrets = new Secrets('a key that is only for this test, 32+');

test('a sealed value opens only for its purpose and key, and not after a change', () => {
  const sealed = secrets.seal('mail', 'Zoë’s link');
  expect(secrets.open('mail', sealed)).toBe('Zoë’s link');
  expect(() => secrets.open('files', sealed)).toThrow();
  const changed = Buffer.from(sealed, 'base64url');
  changed[changed.length - 1] = (changed[changed.length - 1] ?? 0) ^ 1;
  expect(() => secrets.open('mail', changed.toString('base64url'))).toThrow();
  expect(() => new Secrets('another key of another house, 32++').open('mail', sealed)).toThrow();
});

test('a signature holds for its text and purpose only', () => {
  const signature = secrets.sign('file', 'a');
  expect(secrets.verify('file', 'a', signature)).toBe(true);
  expect(secrets.verify('file', 'b', signature)).toBe(false);
  expect(secrets.verify('other', 'a', signature)).toBe(false);
  expect(secrets.verify('file', 'a', '')).toBe(false);
});

test('tokens do not repeat and are long', () => {
  expect(newToken()).not.toBe(newToken());
  expect(newToken().length).toBeGreaterThanOrEqual(43);
});
