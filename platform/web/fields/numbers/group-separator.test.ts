import { expect, test } from 'vitest';
import type { Locale } from '#platform/contract/locale.ts';
import { groupSeparator } from './number-field.tsx';

test.each<[Locale, number, string]>([
  ['en', 12_450, ','],
  ['fr', 12_450, '\u202f'],
  ['de', 12_450, '.'],
  ['es', 12_450, '.'],
  ['es', 1_245, ''],
  ['it', 12_450, '.'],
  ['no', 12_450, '\u00a0'],
  ['fr', 450, ''],
])(
  'a field parts thousands as the texts of its language do: %s, %d [GEN-03]',
  (locale, value, sign) => {
    expect(groupSeparator(locale, value)).toBe(sign);
  },
);
