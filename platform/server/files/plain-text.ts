import { utf16Encoding } from './text-encoding.ts';

/** Whether bytes are text that a person could have typed: a table or a note, in any of the encodings that Excel writes. */
export function isPlainText(head: Uint8Array): boolean {
  const text = decode(head);
  return text !== undefined && !CONTROL.test(text) && !PROGRAM.test(text);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
const CONTROL = /[\x00-\x08\x0b\x0e-\x1f\x7f]/;
/** Markup, PostScript, PDF and RTF are text too, but programs may execute their content. */
const PROGRAM = /^\s*(<[a-z!?]|%!PS|%PDF-|\{\\rtf|#!)/i;

function decode(head: Uint8Array): string | undefined {
  const wide = utf16Encoding(head);
  if (wide) return decodeAs(wide, head);
  return decodeAs('utf-8', head) ?? decodeAs('windows-1252', head);
}

function decodeAs(encoding: string, head: Uint8Array): string | undefined {
  try {
    // The last character may be cut in two where the head ends.
    return new TextDecoder(encoding, { fatal: true }).decode(head, { stream: true });
  } catch {
    return undefined;
  }
}
