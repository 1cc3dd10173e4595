import { utils, write } from '@e965/xlsx';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, test, vi } from 'vitest';
import { readSheet } from './read-sheet.ts';
import { type SheetKind, type SheetLimits, SheetRefusal, type SheetRow } from './sheet-reading.ts';
import { buildWorkbook, sheetXml } from './testing/build-workbook.ts';
import { buildZip } from './testing/build-zip.ts';
import { packedBomb } from './testing/packed-bomb.ts';

async function rowsOf(
  content: string | Uint8Array,
  kind: SheetKind,
  limits: Partial<SheetLimits> = {},
): Promise<SheetRow[]> {
  const bytes = Uint8Array.from(typeof content === 'string' ? Buffer.from(content) : content);
  // On a busy machine, a refusal by size or shape must not become one by time.
  const patient = { seconds: 600, ...limits };
  return (await Array.fromAsync(readSheet({ bytes, kind, limits: patient }))).flat();
}
const cellsOf = async (...given: Parameters<typeof rowsOf>) =>
  (await rowsOf(...given)).map(({ cells }) => cells);

/** Reason why the reader rejects a file, or the number of lines it read. */
async function refusal(...given: Parameters<typeof rowsOf>): Promise<string> {
  try {
    const rows = await rowsOf(...given);
    return `read ${rows.length} lines`;
  } catch (error) {
    if (error instanceof SheetRefusal) return error.reason;
    throw error;
  }
}

describe('text files', () => {
  test('a quote at fault comes with its line, which is numbered as an editor does', async () => {
    expect(await rowsOf('a|b\n1|"x" y\n\n2|"open\n3|z', 'csv')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['1', '"x" y'], fault: { code: 'quoteInside', cell: 1 } },
      { line: 4, cells: ['2', '"open'], fault: { code: 'quoteOpen', cell: 1 } },
      { line: 5, cells: ['3', 'z'] },
    ]);
  });

  test('a quote that is never closed does not take the file into memory', async () => {
    const rows = await rowsOf(`a,b\n"${'x\n'.repeat(90_000)}`, 'csv');
    expect(rows).toHaveLength(90_001);
    expect(rows[1]).toEqual({ line: 2, cells: ['"x'], fault: { code: 'quoteOpen', cell: 0 } });
  });

  test('every encoding that spreadsheet programs save in', async () => {
    const expected = [
      ['Größe', 'Œuvre'],
      ['é', '€'],
    ];
    const text = 'Größe;Œuvre\r\né;€\r\n';
    const utf16 = Buffer.from(`\ufeff${text}`, 'utf16le');
    const latin = Buffer.from('Gr\xf6\xdfe;\x8cuvre\r\n\xe9;\x80\r\n', 'latin1');
    for (const bytes of [text, `\ufeff${text}`, utf16, Buffer.from(utf16).swap16(), latin])
      expect(await cellsOf(bytes, 'csv')).toEqual(expected);
  });
});

describe('workbooks', () => {
  const STYLES = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy &quot;day&quot;"/>
    <numFmt numFmtId="165" formatCode="00000"/><numFmt numFmtId="166" formatCode="#,##0.00 [$kr-414]"/></numFmts>
    <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
    <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="10"/><xf numFmtId="165"/><xf numFmtId="166"/><xf numFmtId="20"/></cellXfs></styleSheet>`;

  test('cells come as a person would have typed them', async () => {
    const rows = `<row r="1"><c r="A1" t="inlineStr"><is><t>h</t></is></c></row>
      <row r="3"><c r="A3" t="s"><v>0</v></c><c r="B3" s="1"><v>46342</v></c><c r="C3" s="2"><v>46342.5</v></c>
      <c r="D3" s="3"><v>0.155</v></c><c r="E3" s="4"><v>1234</v></c><c r="F3" s="5"><v>0.30000000000000004</v></c>
      <c r="G3" t="b"><v>1</v></c><c r="H3" t="str"><f>A1&amp;"x"</f><v>cached &lt;x&gt;</v></c><c r="J3" s="6"><v>0.75</v></c>
      <c r="K3"><v>33612345678</v></c><c r="L3" t="e"><v>#N/A</v></c><c r="M3"/></row>`;
    const sharedStrings = `<sst><si><r><t>Ma</t></r><r><t xml:space="preserve">rie _x0041_</t></r><rPh><t>no</t></rPh></si></sst>`;
    const book = buildWorkbook({
      sheets: [sheetXml(''), sheetXml(rows)],
      sharedStrings,
      styles: STYLES,
    });
    expect(await rowsOf(book, 'xlsx')).toEqual([
      { line: 1, cells: ['h'] },
      {
        line: 3,
        cells: [
          'Marie A',
          '2026-11-16',
          '2026-11-16T12:00:00',
          '15.5%',
          '01234',
          '0.3',
          'TRUE',
          'cached <x>',
          '',
          '18:00:00',
          '33612345678',
          '#N/A',
        ],
      },
    ]);
  });

  test('dates of a workbook that counts from 1904', async () => {
    const book = buildWorkbook({
      sheets: [sheetXml('<row><c s="1"><v>44880</v></c></row>')],
      styles: STYLES,
      workbookPr: '<workbookPr date1904="1"/>',
    });
    expect(await cellsOf(book, 'xlsx')).toEqual([['2026-11-16']]);
  });

  test('other programs’ workbooks, new and old, read the same', async () => {
    const table = [
      ['code', 'opened', 'share', 'open'],
      ['PAR-01', new Date(Date.UTC(2026, 10, 16)), 0.1 + 0.2, true],
      ['Größe & <b>', null, -5, false],
    ];
    const expected = [
      ['code', 'opened', 'share', 'open'],
      ['PAR-01', '2026-11-16', '0.3', 'TRUE'],
      ['Größe & <b>', '', '-5', 'FALSE'],
    ];
    const hucre = await writeXlsx({
      sheets: [
        { name: 'empty', rows: [] },
        { name: 'A', rows: table },
      ],
    });
    expect(await cellsOf(hucre, 'xlsx')).toEqual(expected);
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet([]), 'empty');
    utils.book_append_sheet(book, utils.aoa_to_sheet(table, { cellDates: true, UTC: true }), 'A');
    expect(await cellsOf(write(book, { type: 'buffer', bookType: 'xlsx' }), 'xlsx')).toEqual(
      expected,
    );
    expect(await cellsOf(write(book, { type: 'buffer', bookType: 'biff8' }), 'xls')).toEqual(
      expected,
    );
  });
});

describe('hostile files are refused', () => {
  const cell = '<row><c t="inlineStr"><is><t>a</t></is></c></row>';
  const bomb = packedBomb(cell, 160, {
    before: sheetXml('').split('</sheetData>')[0] ?? '',
    after: '</sheetData></worksheet>',
  });

  test('an archive that declares gigabytes of unpacked data', async () => {
    const book = buildWorkbook({
      sheets: [{ packed: { bytes: bomb.bytes, claims: bomb.unpackedBytes } }],
    });
    expect(bomb.unpackedBytes).toBeGreaterThan(2.5e9);
    expect(await refusal(book, 'xlsx')).toBe('unpacksTooLarge');
  });

  test('one that lies about it, in a sheet or in the shared strings', async () => {
    const liar = { packed: { bytes: bomb.bytes, claims: 1000 } };
    expect(await refusal(buildWorkbook({ sheets: [liar] }), 'xlsx')).toBe('unpacksTooLarge');
    const strings = packedBomb('<si><t>abcdefgh</t></si>', 100, {
      before: '<sst>',
      after: '</sst>',
    });
    const sharedStrings = { packed: { bytes: strings.bytes, claims: 1000 } };
    expect(await refusal(buildWorkbook({ sheets: [sheetXml(cell)], sharedStrings }), 'xlsx')).toBe(
      'unpacksTooLarge',
    );
  });

  test('texts that fit the limit unpacked and would fill the memory as objects', async () => {
    const strings = packedBomb('<si><t>abcdefghijklmnopqrst</t></si>', 15, {
      before: '<sst>',
      after: '</sst>',
    });
    const sharedStrings = { packed: { bytes: strings.bytes, claims: 1000 } };
    expect(await refusal(buildWorkbook({ sheets: [sheetXml(cell)], sharedStrings }), 'xlsx')).toBe(
      'unpacksTooLarge',
    );
  });

  test('more lines than allowed', async () => {
    const book = buildWorkbook({ sheets: [sheetXml(cell.repeat(12))] });
    expect(await refusal(book, 'xlsx', { lines: 10 })).toBe('tooManyLines');
    expect(await refusal('a\n'.repeat(12), 'csv', { lines: 10 })).toBe('tooManyLines');
    expect(await refusal('a\n'.repeat(11), 'csv', { lines: 10 })).toBe('read 11 lines');
  });

  test('entity declarations', async () => {
    const laughs = '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>';
    expect(await refusal(buildWorkbook({ sheets: [sheetXml(cell, laughs)] }), 'xlsx')).toBe(
      'unreadable',
    );
  });

  test('a million cells in a line, empty or not, with or without places', async () => {
    const row = (cells: string) => buildWorkbook({ sheets: [sheetXml(`<row>${cells}</row>`)] });
    expect(await refusal(row('<c/>'.repeat(1_000_000)), 'xlsx')).toBe('tooManyColumns');
    expect(await refusal(row('<c r="ZZZZZZZZZ1"><v>1</v></c>'), 'xlsx')).toBe('tooManyColumns');
    expect(await refusal(row('<c r="XFD1"><v>1</v></c>'), 'xlsx')).toBe('tooManyColumns');
    expect(await refusal(`a,b\n${'x,'.repeat(900_000)}`, 'csv')).toBe('tooManyColumns');
  });

  test('a dimension that lies, and lines at the very end, cost nothing', async () => {
    const sheet = sheetXml(`${cell}<row r="1048576"><c r="A1048576"><v>1</v></c></row>`).replace(
      'A1:B2',
      'A1:XFD1048576',
    );
    expect(await rowsOf(buildWorkbook({ sheets: [sheet] }), 'xlsx')).toEqual([
      { line: 1, cells: ['a'] },
      { line: 1_048_576, cells: ['1'] },
    ]);
  });

  test('one line of ten megabytes, and one cell of all there is', async () => {
    expect(await refusal('a'.repeat(10_000_000), 'csv')).toBe('unreadable');
    expect(await refusal('a,'.repeat(5_000_000), 'csv')).toBe('unreadable');
    const long = sheetXml(`<row><c t="inlineStr"><is><t>${'x'.repeat(40_000)}</t></is></c></row>`);
    expect(await refusal(buildWorkbook({ sheets: [long] }), 'xlsx')).toBe('unreadable');
  });

  test('archives and workbooks that are cut, encrypted or something else', async () => {
    const book = buildWorkbook({ sheets: [sheetXml(cell)] });
    for (const end of [10, 40, 300, book.length - 30])
      expect(await refusal(book.subarray(0, end), 'xlsx')).toBe('unreadable');
    expect(await refusal(buildZip({ 'xl/workbook.xml': '<workbook/>' }), 'xlsx')).toBe(
      'unreadable',
    );
    expect(
      await refusal(buildWorkbook({ sheets: [`${sheetXml(cell).slice(0, -30)}<row`] }), 'xlsx'),
    ).toBe('unreadable');
    expect(await refusal(Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'xls')).toBe('unreadable');
  });

  test('what takes longer than allowed, whatever it is', async () => {
    expect(await refusal('a\n'.repeat(100), 'csv', { seconds: 0.001 })).toBe('takesTooLong');
  });

  test('a caller that stops reading ends the reader and frees its slot', async () => {
    for (let time = 0; time < 4; time += 1) {
      const bytes = Uint8Array.from(Buffer.from('a\n'.repeat(5_000)));
      for await (const rows of readSheet({ bytes, kind: 'csv' })) {
        expect(rows.length).toBeGreaterThan(0);
        break;
      }
    }
  });
});

test('a file is taken into memory when there is a seat to read it', async () => {
  const bytes = () => Uint8Array.from(Buffer.from('a\n1'));
  const [one, other] = [1, 2].map(() => readSheet({ bytes: bytes(), kind: 'csv' }));
  await one?.next();
  await other?.next();
  const taken = vi.fn(async () => bytes());
  const third = Array.fromAsync(readSheet({ bytes: taken, kind: 'csv' }));
  await new Promise(setImmediate);
  expect(taken).not.toHaveBeenCalled();
  await Promise.all([one?.return(undefined), other?.return(undefined)]);
  expect((await third).flat()).toHaveLength(2);
  expect(taken).toHaveBeenCalledOnce();
});
