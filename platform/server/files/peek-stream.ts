import { Readable } from 'node:stream';

/** Reads the first bytes and returns a stream that still contains them. */
export async function peekStream(
  stream: Readable,
  bytes: number,
): Promise<{ head: Buffer; content: Readable }> {
  const source: AsyncIterator<Uint8Array> = stream[Symbol.asyncIterator]();
  const chunks: Uint8Array[] = [];
  let length = 0;
  while (length < bytes) {
    const next = await source.next();
    if (next.done) break;
    const chunk = typeof next.value === 'string' ? Buffer.from(next.value) : next.value;
    chunks.push(chunk);
    length += chunk.length;
  }
  async function* all() {
    try {
      yield* chunks;
      for (let next = await source.next(); !next.done; next = await source.next()) yield next.value;
    } finally {
      stream.destroy();
    }
  }
  return { head: Buffer.concat(chunks), content: Readable.from(all(), { objectMode: false }) };
}
