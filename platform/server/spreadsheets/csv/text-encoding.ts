/** Number of bytes by which the encoding of a text without a byte order mark is detected. */
const SAMPLE_BYTES = 4_096;
/**
 * Minimum share of zero bytes in UTF-16: ASCII characters have one each, and tables in other scripts still contain addresses,
 * digits and separators.
 */
const ZEROS_IN_UTF16 = 0.3;

/** The UTF-16 variant by its byte order mark or by zeros in every second byte; undefined for other encodings. */
export function utf16Encoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const pairs = Math.floor(Math.min(bytes.length, SAMPLE_BYTES) / 2);
  let high = 0;
  let low = 0;
  for (let at = 0; at < pairs * 2; at += 2) {
    if (bytes[at] === 0) high += 1;
    if (bytes[at + 1] === 0) low += 1;
  }
  const isMany = (zeros: number) => zeros > 1 && zeros / pairs > ZEROS_IN_UTF16;
  if (isMany(low) && high === 0) return 'utf-16le';
  return isMany(high) && low === 0 ? 'utf-16be' : undefined;
}
