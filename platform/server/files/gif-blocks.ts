export const GIF_EXTENSION = 0x21;
export const GIF_FRAME = 0x2c;
export const GIF_END = 0x3b;

/** Size in bytes of the colour table that a header or frame declares. */
export function colorTableBytes(packed: number): number {
  return packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0;
}

/** Where the chain of blocks that begins here is over; behind the last byte where it is cut off. */
export function behindBlocks(content: Buffer, from: number): number {
  let at = from;
  while (at < content.length && content[at] !== 0) at += 1 + (content[at] ?? 0);
  return at + 1;
}
