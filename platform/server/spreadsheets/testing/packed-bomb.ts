import { constants, deflateRawSync } from 'node:zlib';

const BLOCK_BYTES = 16 * 1024 * 1024;

/**
 * Compressed bytes that expand to `times` × 16 MB of the same text, built from one block so that creating it is cheap.
 */
export function packedBomb(
  repeated: string,
  times: number,
  around: { before: string; after: string },
): { bytes: Buffer; unpackedBytes: number } {
  const flush = { level: 9, finishFlush: constants.Z_FULL_FLUSH };
  const content = repeated.repeat(Math.ceil(BLOCK_BYTES / repeated.length));
  const block = deflateRawSync(content, flush);
  const before = deflateRawSync(around.before, flush);
  const after = deflateRawSync(around.after);
  return {
    bytes: Buffer.concat([before, ...Array.from({ length: times }, () => block), after]),
    unpackedBytes: around.before.length + content.length * times + around.after.length,
  };
}
