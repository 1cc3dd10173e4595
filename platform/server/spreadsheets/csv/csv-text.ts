import type { DateColumn, SheetCell } from '../sheet-cell.ts';
import type { SheetLanguage } from '../sheet-language.ts';
import { guardFormula } from './formula-guard.ts';

const CHUNK_CHARACTERS = 64 * 1024;

interface Written {
  language: SheetLanguage;
  dates: readonly (DateColumn | undefined)[];
}

/** The mark at the beginning is how Excel knows that it is UTF-8. */
export async function* csvText(
  batches: AsyncIterable<readonly (readonly SheetCell[])[]>,
  { language, dates }: Written,
): AsyncGenerator<string> {
  let text = '\ufeff';
  for await (const rows of batches) {
    for (const row of rows) {
      const cells = row.map((cell, at) => quoted(cellText(cell, language, dates[at])));
      text += `${cells.join(language.separator)}\r\n`;
      if (text.length < CHUNK_CHARACTERS) continue;
      yield text;
      text = '';
    }
  }
  yield text;
}

function cellText(
  cell: SheetCell,
  language: SheetLanguage,
  column: DateColumn | undefined,
): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return column === 'day' ? language.day(cell) : language.moment(cell);
  switch (typeof cell) {
    case 'number':
      return language.number(cell);
    case 'boolean':
      return language.boolean(cell);
    default:
      return guardFormula(cell);
  }
}

/** Whatever parts cells in any language is quoted: a header of one column does not tell which sign it is. */
function quoted(text: string): string {
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
