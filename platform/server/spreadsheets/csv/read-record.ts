import type { SheetLimits } from '../sheet-limits.ts';
import { SheetRefusal } from '../sheet-refusal.ts';
import type { RowFault, SheetRow } from '../sheet-row.ts';
import type { LineQueue } from './line-queue.ts';
import { type QuotedCell, readQuotedCell } from './read-quoted-cell.ts';

/**
 * Reads the next record: one line of text, or several if a quoted cell contains line breaks. With a faulty quote it is
 * only the line where the quote opens, and reading continues after it, so that no other line is lost.
 */
export function readRecord(
  lines: LineQueue,
  about: Pick<SheetLimits, 'cellLength' | 'columns'> & { separator: string },
): SheetRow | undefined {
  let line = lines.take();
  if (!line) return undefined;
  const { separator } = about;
  const begins = line.number;
  // Most lines have no quote at all.
  if (!line.text.includes('"')) return { line: begins, cells: line.text.split(separator) };
  const cells: string[] = [];
  for (let at = 0; at <= line.text.length; ) {
    if (line.text[at] === '"') {
      const cell: QuotedCell | RowFault['code'] = readQuotedCell(lines, { line, at }, about);
      if (typeof cell === 'string') {
        const fault = { code: cell, cell: cells.length };
        const asItStood = line.text.slice(at).split(separator);
        return { line: line.number, cells: cells.concat(asItStood), fault };
      }
      cells.push(cell.text);
      // Quotes that close and open again in every line would make one line of the whole file.
      if (cells.length > about.columns && cell.text !== '')
        throw new SheetRefusal('tooManyColumns');
      ({ line, at } = cell.next);
    } else {
      const found = line.text.indexOf(separator, at);
      const end = found < 0 ? line.text.length : found;
      cells.push(line.text.slice(at, end));
      at = end + 1;
    }
  }
  return { line: begins, cells };
}
