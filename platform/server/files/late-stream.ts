import { Readable } from 'node:stream';

/**
 * A stream whose source is opened when its first byte is taken. Until then it holds nothing, so that it can be dropped
 * like any other value: between finding a file and sending it, whoever asked for it may have gone.
 */
export function lateStream(open: () => Readable | Promise<Readable>): Readable {
  return Readable.from(content(open), { objectMode: false });
}

async function* content(open: () => Readable | Promise<Readable>): AsyncGenerator<Uint8Array> {
  // Left half-way, the source is destroyed by the loop that reads it.
  yield* await open();
}
