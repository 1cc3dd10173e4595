import { Readable } from 'node:stream';

/** A file while it arrives. Its stream fails with a problem when the form around it turns out to be wrong. */
export interface ReceivedFile {
  /** As the sender calls it; nothing of it is to be believed. */
  name: string;
  stream: Readable;
}

const arriving = new WeakSet<Readable>();

export function receivedFile(name: string, content: AsyncIterable<Buffer>): ReceivedFile {
  const stream = Readable.from(content, { objectMode: false });
  // Nobody may listen any more when the form turns out to be wrong.
  stream.on('error', () => {});
  arriving.add(stream);
  return { name, stream };
}

/** Its sender says how long it takes: whoever holds something that others wait for must not wait for it. */
export function isArriving(stream: Readable): boolean {
  return arriving.has(stream);
}
