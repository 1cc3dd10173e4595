import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { EventStream } from './live-stream.ts';

/** A stream whose browser has received the headers and then stops reading. */
async function streamToSleepingBrowser() {
  const opened = Promise.withResolvers<EventStream>();
  const server = createServer((_, response) => opened.resolve(new EventStream(response, {})));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const browser = request({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' });
  browser.on('error', () => {}).end();
  const [answer] = await once(browser, 'response');
  answer.on('error', () => {}).pause();
  onTestFinished(() => {
    browser.destroy();
    server.close();
  });
  return opened.promise;
}

test('a browser that does not read is let go before it costs memory', async () => {
  const stream = await streamToSleepingBrowser();
  const closed = vi.fn();
  stream.onClosed(closed);
  const message = { text: 'x'.repeat(64 * 1024) };
  // The operating system buffers a few megabytes for a stalled browser; then data would accumulate here.
  for (let count = 0; count < 2_000 && closed.mock.calls.length === 0; count += 1) {
    stream.send(message);
    await setImmediate();
  }
  expect(closed).toHaveBeenCalled();
});

test('a message sent after the end of the stream is ignored', async () => {
  const stream = await streamToSleepingBrowser();
  stream.end();
  expect(() => stream.send({})).not.toThrow();
});
