import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { baseMap } from '../base-map.ts';
import { FileBytes } from './archive-bytes.ts';

function opened(): FileBytes {
  const bytes = new FileBytes(baseMap.file);
  onTestFinished(() => bytes.close());
  return bytes;
}

test('a range is read only as far as its reader consumes it', async () => {
  let read = 0;
  let underWay = 0;
  const bytes = opened();
  const reading = bytes.read.bind(bytes);
  bytes.read = async (offset, length) => {
    read += length;
    underWay += 1;
    return reading(offset, length).finally(() => {
      underWay -= 1;
    });
  };
  const stream = bytes.stream(100, 1_000_000);
  stream.once('readable', () => {});
  await expect.poll(() => stream.readableLength).toBeGreaterThan(0);
  // A read that triggers another one starts it within the next event loop turns. Reading has stopped when none is in
  // progress.
  do for (let turn = 0; turn < 10; turn += 1) await setImmediate();
  while (underWay > 0);
  expect(read).toBeLessThan(300_000);
  stream.destroy();
});

test('a range comes in pieces and is whole', async () => {
  const bytes = opened();
  const whole = await bytes.read(100, 1_000_000);
  expect((await buffer(bytes.stream(100, 1_000_000))).equals(whole)).toBe(true);
});
