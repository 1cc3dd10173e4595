import { expect, test } from 'vitest';
import { consumeRequestedAction, requestAction } from './requested-action.ts';

test('an action of the search is done once, by the screen it was requested of, and by no other [NAV-08]', () => {
  requestAction('/clients/c/platform/forms', 'new');
  expect(consumeRequestedAction('/clients/c/platform/leads', ['new'])).toBeUndefined();
  expect(consumeRequestedAction('/clients/c/platform/forms', ['export'])).toBeUndefined();
  expect(consumeRequestedAction('/clients/c/platform/forms', ['export', 'new'])).toBe('new');
  expect(consumeRequestedAction('/clients/c/platform/forms', ['export', 'new'])).toBeUndefined();
});
