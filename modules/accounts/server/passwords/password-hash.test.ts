import { expect, test } from 'vitest';
import { comparePasswordWithDecoy, hashPassword, passwordMatches } from './password-hash.ts';

test('a password matches its own hash and no other', async () => {
  const hash = await hashPassword('sept cocottes en fonte');
  expect(await passwordMatches('sept cocottes en fonte', hash)).toBe(true);
  expect(await passwordMatches('sept cocottes en fonte ', hash)).toBe(false);
  expect(await passwordMatches('anything', 'md5$1$2$3$aa$bb')).toBe(false);
  expect(await comparePasswordWithDecoy('anything')).toBe(false);
});

test('the same password is never hashed to the same text', async () => {
  expect(await hashPassword('sept cocottes en fonte')).not.toBe(
    await hashPassword('sept cocottes en fonte'),
  );
});
