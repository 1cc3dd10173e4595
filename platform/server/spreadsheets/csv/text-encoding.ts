/** Of how many bytes the encoding of a text without a mark is judged. */
const JUDGED_BYTES = 4_096;
/** ASCII in UTF-16 has a zero in every pair of bytes; a table in other letters still has addresses, digits and separators. */
const ZEROS_IN_UTF16 = 0.3;

/** The encoding of UTF-16 text, by its mark or by the zeros in every second byte; undefined where it is none. */
export function utf16Encoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const pairs = Math.floor(Math.min(bytes.length, JUDGED_BYTES) / 2);
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
