import { expect, test } from 'vitest';
import { requestAction, takeRequestedAction } from './requested-action.ts';

test('an action of the search is done once, by the screen it was requested of, and by no other [NAV-08]', () => {
  requestAction('/clients/c/platform/forms', 'new');
  expect(takeRequestedAction('/clients/c/platform/leads', ['new'])).toBeUndefined();
  expect(takeRequestedAction('/clients/c/platform/forms', ['export'])).toBeUndefined();
  expect(takeRequestedAction('/clients/c/platform/forms', ['export', 'new'])).toBe('new');
  expect(takeRequestedAction('/clients/c/platform/forms', ['export', 'new'])).toBeUndefined();
});
