import { expect, test, vi } from 'vitest';
import { startLiveStream } from './use-live-updates.ts';

class FakeSource {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onerror: (() => void) | null = null;
  readyState = 0;
  close = vi.fn();
  refuse() {
    this.readyState = 2;
    this.onerror?.();
  }
}

function start() {
  const sources: FakeSource[] = [];
  const pauses: { work: () => void; ms: number }[] = [];
  const onMessage = vi.fn();
  const readAgain = vi.fn();
  const stopWaiting = vi.fn();
  const stop = startLiveStream({
    open: () => {
      const source = new FakeSource();
      sources.push(source);
      return source as unknown as EventSource;
    },
    onMessage,
    readAgain,
    wait: (work, ms) => {
      pauses.push({ work, ms });
      return stopWaiting;
    },
  });
  const last = () => sources.at(-1) ?? new FakeSource();
  return { sources, pauses, onMessage, readAgain, stop, stopWaiting, last };
}

test('a message is passed on unchanged [NAV-09]', () => {
  const { last, onMessage } = start();
  last().onmessage?.({ data: '{"kind":"notification.created"}' });
  expect(onMessage).toHaveBeenCalledWith('{"kind":"notification.created"}');
});

test('a refused stream is opened again after pauses that grow to half a minute', () => {
  const { pauses, last } = start();
  for (let time = 0; time < 7; time += 1) {
    last().refuse();
    pauses.at(-1)?.work();
  }
  expect(pauses.map(({ ms }) => ms)).toEqual([1000, 2000, 4000, 8000, 16000, 30000, 30000]);
});

test('the pauses start over once the stream was open', () => {
  const { pauses, last } = start();
  last().refuse();
  pauses.at(-1)?.work();
  last().onopen?.();
  last().refuse();
  expect(pauses.at(-1)?.ms).toBe(1000);
});

test('what happened before a stream was open is read again, the first time too', () => {
  const { readAgain, last } = start();
  last().onopen?.();
  expect(readAgain).toHaveBeenCalledOnce();
});

test('the browser reconnects a cut stream, and missed data is read again', () => {
  const { pauses, readAgain, last } = start();
  last().onopen?.();
  last().onerror?.();
  expect(pauses).toHaveLength(0);
  last().onopen?.();
  expect(readAgain).toHaveBeenCalledTimes(2);
});

test('a refused stream has something read, which renews an expired session', () => {
  const { readAgain, last } = start();
  last().refuse();
  expect(readAgain).toHaveBeenCalledOnce();
});

test('a stopped stream is closed and not opened again', () => {
  const { stop, stopWaiting, last } = start();
  last().refuse();
  stop();
  expect(last().close).toHaveBeenCalled();
  expect(stopWaiting).toHaveBeenCalled();
});
