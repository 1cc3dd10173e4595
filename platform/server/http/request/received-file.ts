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
  // Prevents an unhandled error if nothing reads the file of an invalid form.
  stream.on('error', () => {});
  arriving.add(stream);
  return { name, stream };
}

/**
 * Whether the stream is still being uploaded. The sender controls its speed, so code that holds shared resources must
 * not wait for it.
 */
export function isArriving(stream: Readable): boolean {
  return arriving.has(stream);
}
