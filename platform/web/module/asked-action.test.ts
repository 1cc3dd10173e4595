import { expect, test } from 'vitest';
import { askAction, takeAskedAction } from './asked-action.ts';

test('an action of the search is done once, by the screen it was asked of, and by no other [NAV-08]', () => {
  askAction('/clients/c/platform/forms', 'new');
  expect(takeAskedAction('/clients/c/platform/leads', ['new'])).toBeUndefined();
  expect(takeAskedAction('/clients/c/platform/forms', ['export'])).toBeUndefined();
  expect(takeAskedAction('/clients/c/platform/forms', ['export', 'new'])).toBe('new');
  expect(takeAskedAction('/clients/c/platform/forms', ['export', 'new'])).toBeUndefined();
});
