import { expect, test } from 'vitest';
import { BaseMapHealth } from './use-base-map-fallback.ts';

test('a base map that has shown nothing yet is abandoned at its first failure [BEY-02]', () => {
  expect(new BaseMapHealth().failed()).toBe(true);
});

test('one that has shown something is left when nothing comes any more, not for one tile [BEY-02]', () => {
  const trust = new BaseMapHealth();
  trust.came();
  expect([trust.failed(), trust.failed()]).toEqual([false, false]);
  trust.came();
  expect([trust.failed(), trust.failed(), trust.failed()]).toEqual([false, false, true]);
});
