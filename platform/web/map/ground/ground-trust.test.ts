import { expect, test } from 'vitest';
import { GroundTrust } from './ground-trust.ts';

test('a ground that has shown nothing yet is left at its first failure [BEY-02]', () => {
  expect(new GroundTrust().failed()).toBe(true);
});

test('one that has shown something is left when nothing comes any more, not for one tile [BEY-02]', () => {
  const trust = new GroundTrust();
  trust.came();
  expect([trust.failed(), trust.failed()]).toEqual([false, false]);
  trust.came();
  expect([trust.failed(), trust.failed(), trust.failed()]).toEqual([false, false, true]);
});
