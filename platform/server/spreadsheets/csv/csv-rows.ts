import type { SheetLimits } from '../sheet-limits.ts';
import type { SheetRow } from '../sheet-row.ts';
import { findSeparator } from './find-separator.ts';
import { unguardFormula } from './formula-guard.ts';
import { LineQueue } from './line-queue.ts';
import { readRecord } from './read-record.ts';
import { textLines } from './text-lines.ts';

/** The lines of a text file with comma, semicolon, tab or bar that have anything in them, numbered as an editor does. */
export function* csvRows(
  pieces: Iterable<string>,
  limits: Pick<SheetLimits, 'cellLength' | 'columns'>,
): Generator<SheetRow> {
  const lines = new LineQueue(textLines(pieces));
  const about = { ...limits, separator: findSeparator(lines) };
  for (let row = readRecord(lines, about); row; row = readRecord(lines, about)) {
    if (row.cells.some((cell) => cell !== ''))
      yield { ...row, cells: row.cells.map(unguardFormula) };
  }
}
