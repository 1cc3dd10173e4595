import type { Readable } from 'node:stream';

/** A file while it arrives. Its stream fails with a problem when the form around it turns out to be wrong. */
export interface ReceivedFile {
  /** As the sender calls it; nothing of it is to be believed. */
  name: string;
  stream: Readable;
}
