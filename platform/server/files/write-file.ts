import { createHash } from 'node:crypto';
import { pipeline, Readable, Transform, type TransformCallback } from 'node:stream';
import { crc32 } from 'node:zlib';
import {
  fileEmpty,
  fileTooLarge,
  fileTypeNotAllowed,
  pictureBroken,
} from '#platform/contract/files/file-calls.ts';
import { type FileKind, formatFileExtensions } from '#platform/contract/files/file-kind.ts';
import type { Problem } from '#platform/contract/problem.ts';
import { detectFileKind, HEAD_BYTES } from './detect-file-kind.ts';
import type { FileStore } from './file-store.ts';
import {
  behindBlocks,
  colorTableBytes,
  GIF_END,
  GIF_EXTENSION,
  GIF_FRAME,
  isPicture,
  requireDrawable,
} from './pictures.ts';

const ENDS: ReadonlyMap<FileKind, ReachesEnd> = new Map([
  ['png', pngEnds],
  ['jpeg', jpegEnds],
  ['gif', gifEnds],
  ['webp', webpEnds],
]);

const END_OF_IMAGE = 0xd9;

const START_OF_SCAN = 0xda;

const MEGABYTE = 1024 * 1024;

/** Limit up to which an image is buffered to check that it is complete; of a larger one, only the beginning is checked. */
const PICTURE_BYTES = 8 * 1024 * 1024;

interface WrittenFile {
  kind: FileKind;
  size: number;
  sha256: string;
}

/** Writes a stream to the store. The kind is checked before the first byte is written, the size while it is written. */
export async function writeFile(
  store: FileStore,
  given: {
    key: string;
    name: string;
    stream: Readable;
    maxBytes: number;
    allow: readonly FileKind[];
    partOf?: FileKind | undefined;
    /** Explains why a file is rejected, if the sender can fix it. */
    explain?: ((head: Buffer, name: string) => Problem | undefined) | undefined;
    /** Called after the file was checked and before it is written. */
    beforeWrite(): Promise<void>;
  },
): Promise<WrittenFile> {
  try {
    const bytes = given.allow.some(isPicture)
      ? Math.min(PICTURE_BYTES, given.maxBytes + 1)
      : HEAD_BYTES;
    const { head, content } = await peekStream(given.stream, bytes);
    if (head.length === 0) throw fileEmpty();
    const kind = given.partOf ?? (await detectFileKind(head, given.name));
    if (!kind || !given.allow.includes(kind))
      throw (
        given.explain?.(head, given.name) ??
        fileTypeNotAllowed({ allowed: formatFileExtensions(given.allow) })
      );
    requireDrawable(kind, head);
    if (head.length < bytes && !isWholePicture(kind, head)) throw pictureBroken();
    await given.beforeWrite();
    const meter = new FileMeter(given.maxBytes);
    // The store reads from the meter and handles its errors; `pipeline` only requires the callback.
    await store.write(
      given.key,
      pipeline(content, meter, () => {}),
    );
    return { kind, size: meter.bytes, sha256: meter.sha256() };
  } finally {
    given.stream.destroy();
  }
}

/** Reads the first bytes and returns a stream that still contains them. */
async function peekStream(
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

/** Counts and hashes a stream and stops it at the limit, so that an oversized file cannot fill the disk. */
class FileMeter extends Transform {
  readonly #maxBytes: number;
  readonly #hash = createHash('sha256');
  /** Not named `size`, because the S3 client would take it as the length of the stream. */
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

type ReachesEnd = (content: Buffer) => boolean;

/** Whether the parts of an image are complete up to its end, as far as this shows without decoding it. */
export function isWholePicture(kind: FileKind, content: Buffer): boolean {
  try {
    return ENDS.get(kind)?.(content) ?? true;
  } catch (error) {
    // The file is truncated.
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** Each chunk is preceded by its length and followed by its checksum. */
function pngEnds(content: Buffer): boolean {
  let hasPixels = false;
  for (let at = 8; ; ) {
    const length = content.readUInt32BE(at);
    const kind = content.toString('latin1', at + 4, at + 8);
    const sum = content.readUInt32BE(at + 8 + length);
    if (crc32(content.subarray(at + 4, at + 8 + length)) !== sum) return false;
    if (at === 8 && kind !== 'IHDR') return false;
    if (kind === 'IEND') return hasPixels;
    hasPixels ||= kind === 'IDAT';
    at += 12 + length;
  }
}

function jpegEnds(content: Buffer): boolean {
  let hasPixels = false;
  for (let at = 2; content.readUInt8(at) === 0xff; ) {
    const marker = content.readUInt8(at + 1);
    if (marker === END_OF_IMAGE) return hasPixels;
    if (marker === 0xff) at += 1;
    else {
      at += 2 + content.readUInt16BE(at + 2);
      if (marker === START_OF_SCAN) {
        hasPixels = true;
        at = behindScan(content, at);
      }
    }
  }
  return false;
}

/** Within the pixel data 0xff precedes a zero or a restart marker. Before any other byte it starts the next segment. */
function behindScan(content: Buffer, from: number): number {
  for (let at = content.indexOf(0xff, from); at >= 0; at = content.indexOf(0xff, at + 2)) {
    const next = content.readUInt8(at + 1);
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
  }
  throw new RangeError('the pixels have no end');
}

function gifEnds(content: Buffer): boolean {
  let hasPixels = false;
  for (let at = 13 + colorTableBytes(content.readUInt8(10)); ; ) {
    const block = content.readUInt8(at);
    if (block === GIF_END) return hasPixels;
    if (block === GIF_FRAME) {
      hasPixels = true;
      at = behindBlocks(content, at + 11 + colorTableBytes(content.readUInt8(at + 9)));
    } else if (block === GIF_EXTENSION) at = behindBlocks(content, at + 2);
    else return false;
  }
}

/** The file declares its length in the header. */
function webpEnds(content: Buffer): boolean {
  return content.readUInt32LE(4) + 8 <= content.length;
}
