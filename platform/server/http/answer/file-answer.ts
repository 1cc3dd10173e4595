import type { Readable } from 'node:stream';

/** A handler's answer that is a file: streamed, named, never guessed at by the browser. */
export interface FileAnswer {
  stream: Readable;
  contentType: string;
  fileName: string;
  length?: number;
  /** The stream is packed already; it is unpacked for a caller that does not take gzip. */
  encoding?: 'gzip';
  /** Only what cannot run may be shown in place; the rest is saved. */
  inline?: boolean;
}
