import { expect, test } from 'vitest';
import { readStep, writeStep } from './use-wizard.ts';

test('the step stands in the address beside what others wrote', () => {
  const search = writeStep('?client=42', 'menus', 'general');
  expect(search).toBe('?client=42&step=menus');
  expect(readStep(search)).toBe('menus');
});

test('the first step needs no word', () => {
  expect(writeStep('?step=menus', 'general', 'general')).toBe('');
  expect(readStep('')).toBeNull();
});
