import { Readable } from 'node:stream';

/**
 * A stream that opens its source when the first byte is read. Until then it holds no resources and can be dropped,
 * because the caller may disconnect before the file is sent.
 */
export function lateStream(open: () => Readable | Promise<Readable>): Readable {
  return Readable.from(content(open), { objectMode: false });
}

async function* content(open: () => Readable | Promise<Readable>): AsyncGenerator<Uint8Array> {
  // Left half-way, the source is destroyed by the loop that reads it.
  yield* await open();
}
