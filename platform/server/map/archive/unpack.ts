import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

const inflate = promisify(gunzip);
/** No tile and no directory is larger; what is grows out of a few bytes on purpose. */
const LARGEST_BYTES = 16 * 1024 * 1024;

export function unpack(packed: Uint8Array): Promise<Buffer> {
  return inflate(packed, { maxOutputLength: LARGEST_BYTES });
}
