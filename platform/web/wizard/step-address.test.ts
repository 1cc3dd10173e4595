import { expect, test } from 'vitest';
import { readStep, writeStep } from './use-wizard.ts';

test('the step is written to the address next to other parameters', () => {
  const search = writeStep('?client=42', 'menus', 'general');
  expect(search).toBe('?client=42&step=menus');
  expect(readStep(search)).toBe('menus');
});

test('the first step needs no parameter', () => {
  expect(writeStep('?step=menus', 'general', 'general')).toBe('');
  expect(readStep('')).toBeNull();
});
