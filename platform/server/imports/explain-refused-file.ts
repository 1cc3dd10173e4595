import { extname } from 'node:path';
import {
  fileHasNul,
  fileIsPage,
  fileProtected,
} from '#platform/contract/imports/import-problems.ts';
import type { Problem } from '#platform/contract/problem.ts';
import { utf16Encoding } from '../files/text-encoding.ts';

const OLD_CONTAINER = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const OLD_WORKBOOKS = ['Workbook', 'Book'].map((name) => Buffer.from(`${name}\0`, 'utf16le'));
const PAGE = /^\s*<(?:!doctype|html|head|body|table|meta|style|\?xml|!--)/i;
const PAGE_CHARACTERS = 1_000;

/** Explains why a file's content does not match its name, if the user can fix it. */
export function explainRefusedFile(head: Buffer, name: string): Problem | undefined {
  const extension = extname(name).toLowerCase();
  if (head.subarray(0, OLD_CONTAINER.length).equals(OLD_CONTAINER)) {
    // Office puts an encrypted .xlsx into the container of the old format; without a password it is an .xls by another name.
    const isOldWorkbook = OLD_WORKBOOKS.some((stream) => head.includes(stream));
    return extension === '.xlsx' && !isOldWorkbook ? fileProtected() : undefined;
  }
  const start = head.toString('latin1', 0, PAGE_CHARACTERS).replace(/^\u00ef\u00bb\u00bf/, '');
  if (PAGE.test(start)) return fileIsPage();
  if ((extension !== '.csv' && extension !== '.tsv') || utf16Encoding(head)) return undefined;
  const at = head.indexOf(0);
  return at >= 0 && isTextButNul(head) ? fileHasNul({ line: lineOf(head, at) }) : undefined;
}

/** Other control characters are those of a program or a picture. */
function isTextButNul(head: Buffer): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
  return !/[\x01-\x08\x0b\x0e-\x1f\x7f]/.test(head.toString('latin1'));
}

function lineOf(head: Buffer, at: number): number {
  let line = 1;
  for (let place = head.indexOf(10); place >= 0 && place < at; place = head.indexOf(10, place + 1))
    line += 1;
  return line;
}
