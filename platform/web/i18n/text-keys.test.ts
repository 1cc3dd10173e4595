import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';

/** The type check is the test: an accepted wrong key is an unused `@ts-expect-error`. */
test('a text that does not exist is a compile error, with and without params', () => {
  const t = ((key: string) => key) as TFunction;
  const texts = [
    t('platform:save.save'),
    t('platform:import.leaveOut', { count: 2, formatted: '2', name: 'Name' }),
    // @ts-expect-error: no such text
    t('platform:save.missing'),
    // @ts-expect-error: no such text
    t('platform:save.missing', { name: 'Name' }),
    // @ts-expect-error: a group of texts
    t('platform:save'),
  ];
  expect(texts).toContain('platform:save.save');
});
