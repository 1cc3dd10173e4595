import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readAgainWhenChanged } from './use-changed-records.ts';
import { createRecordsWatch } from './use-live-updates.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const LEADS = { clientId: 'a', records: ['leads'] };

function open() {
  const watch = createRecordsWatch();
  const read = vi.fn();
  const stop = readAgainWhenChanged(watch, { clientId: 'a', records: 'leads' }, read);
  return { watch, read, stop };
}

test('records changed by another user are reloaded; other records and clients are not [LEAD-01]', () => {
  const { watch, read } = open();
  watch.tell({ clientId: 'b', records: ['leads'] });
  watch.tell({ clientId: 'a', records: ['forms'] });
  expect(read).not.toHaveBeenCalled();
  watch.tell(LEADS);
  expect(read).toHaveBeenCalledOnce();
});

test('many changes reload the records immediately and once more, not each time', () => {
  const { watch, read } = open();
  for (let times = 0; times < 50; times += 1) watch.tell(LEADS);
  expect(read).toHaveBeenCalledOnce();
  vi.runAllTimers();
  expect(read).toHaveBeenCalledTimes(2);
});

test('after a reconnection the records are reloaded, and after unsubscribing they are not', () => {
  const { watch, read, stop } = open();
  watch.tellAll();
  expect(read).toHaveBeenCalledOnce();
  watch.tell(LEADS);
  stop();
  vi.runAllTimers();
  watch.tell(LEADS);
  expect(read).toHaveBeenCalledOnce();
});
