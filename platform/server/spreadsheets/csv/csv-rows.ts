import papaparse from 'papaparse';
import type { SheetLimits } from '../sheet-limits.ts';
import { SheetRefusal } from '../sheet-refusal.ts';
import type { SheetRow } from '../sheet-row.ts';
import { decodeText } from './decode-text.ts';
import { findSeparator } from './find-separator.ts';
import { GUARDED } from './formula-guard.ts';

/** Longer than this without a line break no table is; the parser would hold all its cells before we could count them. */
const LONGEST_LINE = 2 * 1024 * 1024;
/** Excel writes and obeys a first line that names the separator; it is no line of the table. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i;

/** The lines of a text file with comma, semicolon or tab. */
export function* csvRows(
  bytes: Uint8Array,
  limits: Pick<SheetLimits, 'lines'>,
): Generator<SheetRow> {
  const whole = decodeText(bytes);
  const told = SEPARATOR_LINE.exec(whole);
  const text = told ? whole.slice(told[0].length) : whole;
  refuseEndlessLine(text);
  const rows: SheetRow[] = [];
  let line = 0;
  papaparse.parse<string[]>(text, {
    delimiter: told?.[1] ?? findSeparator(text.slice(0, LONGEST_LINE)),
    skipEmptyLines: false,
    // The fast mode cuts the whole text at once, before any line can be counted.
    fastMode: false,
    // Our own exports put an apostrophe before what a program might take for a formula.
    transform: (cell) => (GUARDED.test(cell) ? cell.slice(1) : cell),
    step: ({ data: cells }, parser) => {
      line += 1;
      if (cells.some((cell) => cell !== '')) rows.push({ line, cells });
      // One more than may be is enough to be refused for it.
      if (rows.length > limits.lines + 1) parser.abort();
    },
  });
  yield* rows;
}

function refuseEndlessLine(text: string): void {
  const breaks = text.includes('\n') ? '\n' : '\r';
  for (let at = 0; at < text.length; ) {
    const end = text.indexOf(breaks, at);
    if ((end < 0 ? text.length : end) - at > LONGEST_LINE) throw new SheetRefusal('unreadable');
    if (end < 0) return;
    at = end + 1;
  }
}
