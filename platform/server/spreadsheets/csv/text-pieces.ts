import { isUtf8 } from 'node:buffer';
import { utf16Encoding } from './text-encoding.ts';

const PIECE_BYTES = 64 * 1024;

/** Decodes text of any encoding that spreadsheet programs write, in pieces, so that a file is never in memory as a whole. */
export function* textPieces(bytes: Uint8Array): Generator<string> {
  const decoder = new TextDecoder(encodingOf(bytes));
  for (let at = 0; at < bytes.length; at += PIECE_BYTES)
    yield decoder.decode(bytes.subarray(at, at + PIECE_BYTES), { stream: true });
  yield decoder.decode();
}

/** UTF-16 by its mark or its zeros, else UTF-8, else Windows-1252, in which any bytes are valid. */
function encodingOf(bytes: Uint8Array): string {
  return utf16Encoding(bytes) ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252');
}
