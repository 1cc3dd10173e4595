import type { SheetLimits } from '../sheet-limits.ts';
import type { SheetRow } from '../sheet-row.ts';
import { Archive } from './archive.ts';
import { readCellStyles } from './cell-styles.ts';
import { readXml } from './read-xml.ts';
import { readSharedStrings } from './shared-strings.ts';
import { SheetListener } from './sheet-listener.ts';
import { readWorkbook } from './workbook.ts';

/** The lines of the first sheet with content, in one pass and without holding the sheet. */
export async function* xlsxRows(bytes: Uint8Array, limits: SheetLimits): AsyncGenerator<SheetRow> {
  const archive = await Archive.open(bytes, limits);
  const { sheets, sharedStrings, styles, date1904 } = await readWorkbook(archive);
  const book = {
    strings: sharedStrings ? await readSharedStrings(archive, sharedStrings) : [],
    styles: styles ? await readCellStyles(archive, styles) : [],
    date1904,
  };
  for (const sheet of sheets) {
    let isEmpty = true;
    const listener = new SheetListener(book, limits);
    for await (const _ of readXml(archive.text(sheet), listener)) {
      const rows = listener.take();
      isEmpty &&= rows.every(({ cells }) => cells.length === 0);
      yield* rows;
    }
    if (!isEmpty) return;
  }
}
