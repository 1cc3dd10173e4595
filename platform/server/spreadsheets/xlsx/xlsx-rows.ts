import { readingOrder, type SheetChoosing } from '../sheet-choosing.ts';
import type { SheetLimits } from '../sheet-limits.ts';
import type { SheetRow } from '../sheet-row.ts';
import { Archive } from './archive.ts';
import { readCellStyles } from './cell-styles.ts';
import { readXml } from './read-xml.ts';
import { readSharedStrings } from './shared-strings.ts';
import { SheetListener } from './sheet-listener.ts';
import { readWorkbook } from './workbook.ts';

/**
 * The lines of the chosen sheet, else of the first visible one with content, in one pass and without holding the sheet. A
 * hidden sheet is read only where no visible one has content.
 */
export async function* xlsxRows(
  bytes: Uint8Array,
  limits: SheetLimits,
  { sheet: chosen, choose }: SheetChoosing,
): AsyncGenerator<SheetRow> {
  const archive = await Archive.open(bytes, limits);
  const { sheets, sharedStrings, styles, date1904 } = await readWorkbook(archive);
  const book = {
    strings: sharedStrings ? await readSharedStrings(archive, sharedStrings) : [],
    styles: styles ? await readCellStyles(archive, styles) : [],
    date1904,
  };
  for (const { place, target } of readingOrder(sheets, chosen)) {
    choose(
      sheets.map(({ name, isHidden }) => ({ name, isHidden })),
      place,
    );
    let isEmpty = true;
    const listener = new SheetListener(book, limits);
    for await (const _ of readXml(archive.text(target), listener)) {
      const rows = listener.take();
      isEmpty &&= rows.every(({ cells }) => cells.length === 0);
      yield* rows;
    }
    if (!isEmpty) return;
  }
}
