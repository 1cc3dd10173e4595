import { expect, test } from 'vitest';
import { FAULT_TEXTS, faultText } from './import-problems.ts';

test('a code has its words, a module’s own is its own text, and an unknown one is still told', () => {
  expect(faultText('notEmail')).toBe(FAULT_TEXTS.notEmail);
  expect(faultText('directory.hours')).toBe('directory:importFault.hours');
  expect([faultText('toString'), faultText('new')]).toEqual([
    FAULT_TEXTS.invalid,
    FAULT_TEXTS.invalid,
  ]);
});
