import { buildZip, type ZipPart } from './build-zip.ts';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

const relations = (entries: readonly [id: string, type: string, target: string][]) =>
  `<?xml version="1.0"?><Relationships>${entries
    .map(
      ([id, type, target]) =>
        `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

/** A workbook with handwritten parts; `rows` is the XML inside the sheet's data element. */
export function buildWorkbook(given: {
  sheets: readonly (string | ZipPart)[];
  sharedStrings?: string | ZipPart;
  styles?: string;
  workbookPr?: string;
  /** Which sheets are hidden, from 0. */
  hidden?: readonly number[];
}): Buffer<ArrayBuffer> {
  const sheets = given.sheets.map(
    (sheet, index) => [`xl/worksheets/sheet${index + 1}.xml`, sheet] as const,
  );
  return buildZip({
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': relations([['rId1', 'officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}">${given.workbookPr ?? ''}<sheets>${sheets
      .map((_, index) => {
        const state = given.hidden?.includes(index) ? ' state="hidden"' : '';
        return `<sheet name="S${index}" sheetId="${index + 1}"${state} r:id="s${index}"/>`;
      })
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      [
        ...sheets.map(
          (_, index) => [`s${index}`, 'worksheet', `worksheets/sheet${index + 1}.xml`] as const,
        ),
        ['strings', 'sharedStrings', '/xl/sharedStrings.xml'] as const,
        ['styles', 'styles', 'styles.xml'] as const,
      ].map(([id, type, target]) => [id, type, target] as [string, string, string]),
    ),
    'xl/sharedStrings.xml': given.sharedStrings ?? '<sst/>',
    'xl/styles.xml': given.styles ?? '<styleSheet/>',
    ...Object.fromEntries(sheets),
  });
}

/** XML of a sheet around its rows. */
export function sheetXml(rows: string, before = ''): string {
  return `<?xml version="1.0" encoding="UTF-8"?>${before}<worksheet xmlns="${MAIN}"><dimension ref="A1:B2"/><sheetData>${rows}</sheetData></worksheet>`;
}
