import { expect, test } from 'vitest';
import { FAULT_TEXTS, faultText } from './import-problems.ts';

test('a fault code has its text, a module’s code has the module’s text, and an unknown code has a default text', () => {
  expect(faultText('notEmail')).toBe(FAULT_TEXTS.notEmail);
  expect(faultText('directory.hours')).toBe('directory:importFault.hours');
  expect([faultText('toString'), faultText('new')]).toEqual([
    FAULT_TEXTS.invalid,
    FAULT_TEXTS.invalid,
  ]);
});
