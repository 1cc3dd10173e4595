import { createHash } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import { fileTooLarge } from '#platform/contract/files/file-problems.ts';

const MEGABYTE = 1024 * 1024;

/** Counts and hashes a stream and stops it at the limit, so that an oversized file cannot fill the disk. */
export class FileMeter extends Transform {
  readonly #maxBytes: number;
  readonly #hash = createHash('sha256');
  /** Not `size`: the S3 client takes a stream's `size` for its length before it has read it. */
  bytes = 0;

  constructor(maxBytes: number) {
    super();
    this.#maxBytes = maxBytes;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.bytes += chunk.length;
    if (this.bytes > this.#maxBytes) {
      done(fileTooLarge({ megabytes: Math.round((this.#maxBytes / MEGABYTE) * 10) / 10 }));
      return;
    }
    this.#hash.update(chunk);
    done(null, chunk);
  }

  sha256(): string {
    return this.#hash.digest('hex');
  }
}
