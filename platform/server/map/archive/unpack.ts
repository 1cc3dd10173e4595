import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

const inflate = promisify(gunzip);
/** Larger than any tile or directory; protects against decompression bombs. */
const LARGEST_BYTES = 16 * 1024 * 1024;

export function unpack(packed: Uint8Array): Promise<Buffer> {
  return inflate(packed, { maxOutputLength: LARGEST_BYTES });
}
