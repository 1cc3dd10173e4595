import { fileTypeFromBuffer } from 'file-type';
import { FILE_KINDS, type FileKind } from '#platform/contract/files/file-kind.ts';
import { utf16Encoding } from '../spreadsheets/csv/text-encoding.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
const CONTROL = /[\x00-\x08\x0b\x0e-\x1f\x7f]/;
/** Markup, PostScript, PDF and RTF are text too, but programs may execute their content. */
const PROGRAM = /^\s*(<[a-z!?]|%!PS|%PDF-|\{\\rtf|#!)/i;

/** Number of bytes that are read to detect a file's kind. */
export const HEAD_BYTES = 64 * 1024;

const TEXTS: readonly FileKind[] = ['csv', 'tsv', 'txt'];
/** Names that the detection library uses, where they differ from ours. */
const BINARIES: ReadonlyMap<string, FileKind> = new Map(
  Object.entries<FileKind>({
    cfb: 'xls',
    docx: 'docx',
    eps: 'eps',
    gif: 'gif',
    jpg: 'jpeg',
    pdf: 'pdf',
    png: 'png',
    webp: 'webp',
    xlsx: 'xlsx',
    zip: 'zip',
  }),
);

/**
 * Detects a file's kind: the content decides and the extension must match. Undefined if they differ or the kind is not
 * supported.
 */
export async function detectFileKind(head: Buffer, name: string): Promise<FileKind | undefined> {
  const extension = fileExtension(name);
  const named = (Object.keys(FILE_KINDS) as FileKind[]).find((kind) =>
    (FILE_KINDS[kind].extensions as readonly string[]).includes(extension),
  );
  if (!named) return undefined;
  // Text has no signature: "BMW;Audi" starts like a bitmap. So the extension decides which text format it is, and the
  // content only that it is text.
  if (TEXTS.includes(named)) return isPlainText(head) ? named : undefined;
  if (named === 'geojson') return isPlainText(head) && isJsonObject(head) ? named : undefined;
  const found = BINARIES.get((await fileTypeFromBuffer(head))?.ext ?? '');
  if (found === 'zip' && isOfficeDocument(head, named)) return named;
  return found === named ? named : undefined;
}

/** Checks only the beginning; the parser checks the rest later. */
function isJsonObject(head: Buffer): boolean {
  return new TextDecoder().decode(head.subarray(0, 1_000)).trimStart().startsWith('{');
}

/**
 * Some programs write the part that identifies a workbook after the first 64 KB. The folder names in the archive
 * identify it as well.
 */
function isOfficeDocument(head: Buffer, named: FileKind): boolean {
  const folder = { xlsx: 'xl/', docx: 'word/' }[named as string];
  return folder !== undefined && zipEntryNames(head).some((entry) => entry.startsWith(folder));
}

function zipEntryNames(head: Buffer): string[] {
  const names: string[] = [];
  const signature = Buffer.from('PK\x03\x04', 'latin1');
  for (let at = head.indexOf(signature); at >= 0 && at + 30 <= head.length; ) {
    const length = head.readUInt16LE(at + 26);
    names.push(head.toString('latin1', at + 30, at + 30 + length));
    at = head.indexOf(signature, at + 30 + length);
  }
  return names;
}

/** Whether bytes are text that a person could have typed: a table or a note, in any of the encodings that Excel writes. */
function isPlainText(head: Uint8Array): boolean {
  const text = decode(head);
  return text !== undefined && !CONTROL.test(text) && !PROGRAM.test(text);
}

function decode(head: Uint8Array): string | undefined {
  const wide = utf16Encoding(head);
  if (wide) return decodeAs(wide, head);
  return decodeAs('utf-8', head) ?? decodeAs('windows-1252', head);
}

function decodeAs(encoding: string, head: Uint8Array): string | undefined {
  try {
    // The last character may be incomplete at the end of the sample.
    return new TextDecoder(encoding, { fatal: true }).decode(head, { stream: true });
  } catch {
    return undefined;
  }
}

const MAX_LENGTH = 150;

/** File name without folders and invisible characters (a reversed writing direction hides an extension). */
export function cleanFileName(given: string): string {
  const base = given.split(/[/\\]/).at(-1) ?? '';
  const visible = base
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029"<>|:*?]/gu, '')
    .trim();
  const extension = fileExtension(visible);
  const stem = (extension ? visible.slice(0, -extension.length - 1) : visible).replace(
    /^[.\s]+/,
    '',
  );
  const short =
    [...stem]
      .slice(0, MAX_LENGTH - extension.length)
      .join('')
      .trim() || 'file';
  return extension ? `${short}.${extension}` : short;
}

export function fileExtension(name: string): string {
  return /\.([a-z0-9]{1,10})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}
