import { isUtf8 } from 'node:buffer';

const PIECE_BYTES = 64 * 1024;

/** Text in whichever encoding a spreadsheet program saved it, in pieces: a file is never in memory as text as well. */
export function* textPieces(bytes: Uint8Array): Generator<string> {
  const decoder = new TextDecoder(encodingOf(bytes));
  for (let at = 0; at < bytes.length; at += PIECE_BYTES)
    yield decoder.decode(bytes.subarray(at, at + PIECE_BYTES), { stream: true });
  yield decoder.decode();
}

/** Marked ones by their mark, else UTF-8, else Windows-1252, in which everything is text. */
function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}
