import { read } from '@e965/xlsx';
import { classifyNumberFormat, type NumberMeaning, numberText } from '../number-text.ts';
import { readingOrder, type SheetChoosing, SheetRefusal, type SheetRow } from '../sheet-reading.ts';

type Sheet = ReturnType<typeof read>['Sheets'][string];
type Cell = NonNullable<NonNullable<Sheet['!data']>[number]>[number];

/**
 * Lines of the chosen sheet of an old binary workbook, or else of the first visible sheet with content. Such a sheet
 * has at most 65,536 lines.
 */
export function* xlsRows(
  bytes: Uint8Array,
  { sheet: chosen, choose }: SheetChoosing,
): Generator<SheetRow> {
  const { sheets, date1904 } = readWorkbook(bytes);
  const textOf = cellTexts(date1904);
  for (const { place, content } of readingOrder(sheets, chosen)) {
    choose(
      sheets.map(({ name, isHidden }) => ({ name, isHidden })),
      place,
    );
    let isEmpty = true;
    for (const [index, row] of (content['!data'] ?? []).entries()) {
      const cells = Array.from(row ?? [], textOf);
      isEmpty &&= cells.every((cell) => cell === '');
      yield { line: index + 1, cells };
    }
    if (!isEmpty) return;
  }
}

function readWorkbook(bytes: Uint8Array): {
  sheets: { name: string; isHidden: boolean; content: Sheet }[];
  date1904: boolean;
} {
  try {
    const book = read(bytes, {
      type: 'array',
      dense: true,
      cellNF: true,
      cellText: false,
      cellHTML: false,
      cellFormula: false,
    });
    return {
      sheets: book.SheetNames.flatMap((name, index) => {
        const content = book.Sheets[name];
        const isHidden = Boolean(book.Workbook?.Sheets?.[index]?.Hidden);
        return content ? [{ name, isHidden, content }] : [];
      }),
      date1904: book.Workbook?.WBProps?.date1904 === true,
    };
  } catch (error) {
    const isProtected = error instanceof Error && /password|ECMA-376/i.test(error.message);
    throw new SheetRefusal(isProtected ? 'protected' : 'unreadable');
  }
}

function cellTexts(date1904: boolean): (cell: Cell | undefined) => string {
  const meanings = new Map<string, NumberMeaning>();
  const meaningOf = (format: string) => {
    const known = meanings.get(format) ?? classifyNumberFormat(format);
    meanings.set(format, known);
    return known;
  };
  return (cell) => {
    if (cell?.v === undefined || cell.v === null) return '';
    if (cell.t === 'b') return cell.v ? 'TRUE' : 'FALSE';
    if (cell.t === 'n' && typeof cell.v === 'number')
      return numberText(cell.v, meaningOf(String(cell.z ?? '')), date1904);
    return cell.t === 'e' ? (cell.w ?? '#ERROR') : String(cell.v);
  };
}
