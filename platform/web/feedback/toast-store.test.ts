import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ALERT_TIMEOUT_MS } from '#platform/contract/limits.ts';
import { createToastStore } from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const tryAgain = { label: 'Try again', onClick: () => {} };

test('alerts leave after five seconds [GEN-07]', () => {
  const store = createToastStore();
  store.show({ text: 'Saved' });
  vi.advanceTimersByTime(ALERT_TIMEOUT_MS - 1);
  expect(store.all()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(store.all()).toHaveLength(0);
});

test('an error with an action stays until it is dismissed [GEN-07]', () => {
  const store = createToastStore();
  const dismiss = store.show({ text: 'Not saved', tone: 'bad', action: tryAgain });
  vi.advanceTimersByTime(100 * ALERT_TIMEOUT_MS);
  expect(store.all()).toHaveLength(1);
  dismiss();
  expect(store.all()).toHaveLength(0);
});

test('an error without an action, and a success with one, leave like the others [GEN-07]', () => {
  const store = createToastStore();
  store.show({ text: 'Not saved', tone: 'bad' });
  store.show({ text: 'Deleted', action: { label: 'Undo', onClick: () => {} } });
  vi.advanceTimersByTime(ALERT_TIMEOUT_MS);
  expect(store.all()).toHaveLength(0);
});

test('a toast with an action stays for its given time [GEN-07]', () => {
  const store = createToastStore();
  store.show({ text: 'Being sent', action: tryAgain, stayMs: 10_000 });
  vi.advanceTimersByTime(9_999);
  expect(store.all()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(store.all()).toHaveLength(0);
});

test('a toast under the pointer waits, and has its five seconds again afterwards', () => {
  const store = createToastStore();
  store.show({ text: 'Saved' });
  const id = store.all()[0]?.id ?? 0;
  store.hold(id);
  vi.advanceTimersByTime(10 * ALERT_TIMEOUT_MS);
  expect(store.all()).toHaveLength(1);
  store.release(id);
  vi.advanceTimersByTime(ALERT_TIMEOUT_MS);
  expect(store.all()).toHaveLength(0);
});

test('each change notifies subscribers until they unsubscribe', () => {
  const store = createToastStore();
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  const dismiss = store.show({ text: 'Saved' });
  dismiss();
  stop();
  store.show({ text: 'Saved again' });
  expect(listener).toHaveBeenCalledTimes(2);
});

test('later news of the same takes the place of the earlier, and has its own five seconds [GEN-07]', () => {
  const store = createToastStore();
  store.show({ text: 'Exporting', about: 'job-1' });
  store.show({ text: 'Saved' });
  vi.advanceTimersByTime(ALERT_TIMEOUT_MS - 1);
  store.show({ text: 'Exported', about: 'job-1' });
  expect(store.all().map(({ text }) => text)).toEqual(['Exported', 'Saved']);
  vi.advanceTimersByTime(1);
  expect(store.all().map(({ text }) => text)).toEqual(['Exported']);
});
