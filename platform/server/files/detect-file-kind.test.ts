import { crc32 } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { detectFileKind } from './detect-file-kind.ts';

const PNG = Buffer.from('89504e470d0a1a0a0000000d4948445200000001000000010806000000', 'hex');
const JPEG = Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex');
const PDF = Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n1 0 obj\n', 'latin1');
const OLE = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);

/** A zip of stored entries with only local headers. */
function zip(entries: Record<string, string>): Buffer {
  const parts = Object.entries(entries).flatMap(([name, content]) => {
    const header = Buffer.alloc(30);
    header.write('PK\x03\x04', 'latin1');
    header.writeUInt16LE(20, 4);
    header.writeUInt32LE(crc32(content), 14);
    header.writeUInt32LE(content.length, 18);
    header.writeUInt32LE(content.length, 22);
    header.writeUInt16LE(name.length, 26);
    return [header, Buffer.from(name), Buffer.from(content)];
  });
  return Buffer.concat(parts);
}
const CONTENT_TYPES =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>';
const XLSX = zip({ '[Content_Types].xml': CONTENT_TYPES, 'xl/workbook.xml': '<workbook/>' });

describe('the kind of a file is detected by its content', () => {
  test.each([
    ['logo.png', PNG, 'png'],
    ['photo.JPG', JPEG, 'jpeg'],
    ['photo.jpeg', JPEG, 'jpeg'],
    ['offer.pdf', PDF, 'pdf'],
    ['old.xls', OLE, 'xls'],
    ['contacts.xlsx', XLSX, 'xlsx'],
    ['codes.zip', zip({ 'a.txt': 'a' }), 'zip'],
    ['contacts.csv', Buffer.from('email;name\na@b.example;Zoé\n'), 'csv'],
    ['contacts.tsv', Buffer.from('email\tname\n'), 'tsv'],
    ['latin.csv', Buffer.from('name\nZoé Bérengère\n', 'latin1'), 'csv'],
    ['excel.csv', Buffer.from('\ufeffemail,name\n', 'utf16le'), 'csv'],
    ['bom.csv', Buffer.from('\ufeffemail,name\n'), 'csv'],
    ['areas.geojson', Buffer.from('\ufeff {"type":"FeatureCollection"}'), 'geojson'],
    ['areas.json', Buffer.from('{"type":"FeatureCollection"}'), 'geojson'],
    ['list.json', Buffer.from('[1, 2]'), undefined],
    ['cars.csv', Buffer.from('BMW;Audi\n1;2\n'), 'csv'],
  ])('%s', async (name, content, kind) => {
    expect(await detectFileKind(content, name)).toBe(kind);
  });

  test('a workbook with a late table of contents is still a workbook', async () => {
    const late = zip({ '_rels/.rels': '<a/>', 'xl/worksheets/sheet1.xml': 'x'.repeat(70_000) });
    expect(await detectFileKind(late.subarray(0, 65_536), 'contacts.xlsx')).toBe('xlsx');
  });

  test('a character that is cut at the end of the sample does not make a text binary', async () => {
    const text = Buffer.from('name\nZoé');
    expect(await detectFileKind(text.subarray(0, text.length - 1), 'a.csv')).toBe('csv');
  });
});

describe('a file whose name and content disagree is refused', () => {
  test.each([
    ['a picture that calls itself a table', 'a.csv', PNG],
    ['a table that calls itself a picture', 'a.png', Buffer.from('a;b\n')],
    ['an archive that calls itself a workbook', 'a.xlsx', zip({ 'evil.exe': 'MZ' })],
    ['a workbook that calls itself an archive', 'a.zip', XLSX],
    ['HTML in a text', 'a.txt', Buffer.from('  <!doctype html><script>alert(1)</script>')],
    ['SVG in a table', 'a.csv', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['SVG', 'a.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['HTML', 'a.html', Buffer.from('<!doctype html>')],
    ['a PDF in a text', 'a.txt', PDF],
    ['bytes in a table', 'a.csv', Buffer.from([1, 2, 3, 0, 255])],
    ['a program', 'a.exe', Buffer.from('MZ')],
    ['no extension', 'readme', Buffer.from('a')],
  ])('%s', async (_, name, content) => {
    expect(await detectFileKind(content, name)).toBeUndefined();
  });
});
