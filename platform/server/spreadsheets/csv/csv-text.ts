import { Breather } from '../../jobs/yield-turn.ts';
import type { DateColumn, SheetCell } from '../sheet-cell.ts';
import type { SheetLanguage } from '../sheet-language.ts';
import { type StorableCell, storableCell } from '../storable-cell.ts';
import { guardFormula } from './formula-guard.ts';

const CHUNK_CHARACTERS = 64 * 1024;

interface Written {
  language: SheetLanguage;
  dates: readonly (DateColumn | undefined)[];
}

/** Excel recognizes UTF-8 by the byte order mark. */
export async function* csvText(
  batches: AsyncIterable<readonly (readonly SheetCell[])[]>,
  { language, dates }: Written,
): AsyncGenerator<string> {
  let text = '\ufeff';
  let isHeader = true;
  const breather = new Breather();
  for await (const rows of batches) {
    for (const row of rows) {
      for (let at = 0; at < row.length; at += 1) {
        if (at > 0) text += language.separator;
        const column = isHeader ? undefined : dates[at];
        text += quoted(cellText(storableCell(row[at], column), language, column));
      }
      text += '\r\n';
      isHeader = false;
      if (breather.isDue) await breather.pause();
      if (text.length < CHUNK_CHARACTERS) continue;
      yield text;
      text = '';
    }
  }
  yield text;
}

function cellText(
  cell: StorableCell,
  language: SheetLanguage,
  column: DateColumn | undefined,
): string {
  if (cell === null) return '';
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

/** Quotes every separator of any language, because the header of a one-column file does not show which one is used. */
function quoted(text: string): string {
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
