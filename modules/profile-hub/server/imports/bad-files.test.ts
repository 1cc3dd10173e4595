import { CFB, utils, write } from '@e965/xlsx';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { contactImportCalls } from '#modules/profile-hub/contract/imports/import-contacts.ts';
import { buildWorkbook, sheetXml } from '#platform/server/spreadsheets/testing/build-workbook.ts';
import { packedBomb } from '#platform/server/spreadsheets/testing/packed-bomb.ts';
import { csv, importTestApp } from './testing/import-test-app.ts';

const { suite, newImporter, check, contacts } = await importTestApp();

const inline = (...cells: string[]) =>
  `<row>${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`;
const bookOf = (rows: string) => buildWorkbook({ sheets: [sheetXml(rows)] });
const good = bookOf(inline('email', 'firstname') + inline('a@b.example', 'Ana'));
const bomb = () => {
  const { bytes } = packedBomb('<row><c/></row>', 160, {
    before: sheetXml('').split('</sheetData>')[0] ?? '',
    after: '</sheetData></worksheet>',
  });
  return buildWorkbook({ sheets: [{ packed: { bytes, claims: 1000 } }] });
};
/** A workbook with a password in Office's format: an old container around the encrypted one. */
const locked = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(4_096)]);

/** Inserts the record that marks an old workbook as encrypted after its first record. */
function lockedOld(): Uint8Array<ArrayBuffer> {
  const book = utils.book_new(utils.aoa_to_sheet([['email'], ['a@b.example']]), 'Sheet1');
  const container = CFB.read(write(book, { bookType: 'biff8', type: 'buffer' }), {
    type: 'buffer',
  });
  const stream = CFB.find(container, '/Workbook');
  if (!stream) throw new Error('no stream');
  const content = Buffer.from(stream.content as Uint8Array);
  const begin = 4 + content.readUInt16LE(2);
  const encrypted = Buffer.from('2f0006000000123456781234'.slice(0, 20), 'hex');
  stream.content = Buffer.concat([content.subarray(0, begin), encrypted, content.subarray(begin)]);
  stream.size = stream.content.length;
  return Uint8Array.from(CFB.write(container, { type: 'buffer' }) as Buffer);
}

test.each([
  [
    'a page that is named .xls',
    new File(['<html><table><tr><td>email</td></tr></table></html>'], 'a.xls'),
    'FILE_IS_PAGE',
  ],
  ['a page that is named .csv', csv('\n<!DOCTYPE html><table></table>'), 'FILE_IS_PAGE'],
  ['a workbook that is named .csv', new File([good], 'a.csv'), 'FILE_TYPE_NOT_ALLOWED'],
  ['a workbook with a password', new File([locked], 'a.xlsx'), 'FILE_PROTECTED'],
  ['an old workbook with a password', new File([lockedOld()], 'a.xls'), 'FILE_PROTECTED'],
  ['an old workbook that is none', new File([locked], 'a.xls'), 'FILE_UNREADABLE'],
  ['a zip bomb', new File([bomb()], 'a.xlsx'), 'FILE_UNPACKS_TOO_LARGE'],
  ['a file without lines', csv('email,firstname\n'), 'FILE_WITHOUT_LINES'],
  ['an empty file', csv(''), 'FILE_EMPTY'],
  ['a NUL in a text', csv('email\na\0@b.example\n'), 'FILE_HAS_NUL'],
  ['line 100,001', csv(`email\n${'a@b.example\n'.repeat(100_001)}`), 'TOO_MANY_LINES'],
  ['more than 10 MB', csv(`email\n${'a@b.example\n'.repeat(900_000)}`), 'FILE_TOO_LARGE'],
  ['a header with an open quote', csv('email,"first\na@b.example,Ana\n'), 'HEADER_QUOTES_WRONG'],
  ['more columns than a file has', csv(`email\n${'a,'.repeat(600)}b\n`), 'TOO_MANY_COLUMNS'],
])('%s is refused with its reason, and nothing of it is stored [PH-12]', async (_, file, code) => {
  const importer = await newImporter();
  const answer = await check(importer, file);
  expect(answer.problem?.code).toBe(code);
  expect(answer.status).toBeLessThan(500);
  const { rows } = await sql`
    select from platform.files where client_id = ${importer.client.id}`.execute(
    suite.app.database.acrossClients(),
  );
  expect(rows).toEqual([]);
  expect(await contacts(importer)).toEqual([]);
});

const utf16 = (text: string) =>
  Buffer.concat([Buffer.from('fffe', 'hex'), Buffer.from(text, 'utf16le')]);

test.each([
  [
    'UTF-16 without a mark',
    new File([Buffer.from('email;prénom\na@b.example;Zoë\n', 'utf16le')], 'a.csv'),
    'Zoë',
  ],
  ['UTF-16', new File([utf16('email;prénom\na@b.example;Zoë\n')], 'a.csv'), 'Zoë'],
  ['Latin-1', new File([Buffer.from('email;prénom\na@b.example;Zoë\n', 'latin1')], 'a.csv'), 'Zoë'],
  ['a mark at its beginning', csv('\ufeffemail,prénom\na@b.example,Zoë\n'), 'Zoë'],
  ['bars between the cells', csv('email|prénom\na@b.example|Zoë\n'), 'Zoë'],
  ['tabs in a .tsv', csv('email\tprénom\na@b.example\tZoë\n', 'a.tsv'), 'Zoë'],
  ['a formula', csv('email,prénom\na@b.example,"=1+1"\n'), '=1+1'],
])('a file with %s is read as its writer meant it [PH-12]', async (_, file, firstname) => {
  const importer = await newImporter();
  const { body } = await check(importer, file);
  expect(body).toMatchObject({ lines: 1, creates: 1, wrong: 0 });
  expect(body.firstStored[0]).toEqual(['a@b.example', firstname]);
});

test('dates as serial numbers and formulas of a workbook are read or reported, never guessed [PH-12]', async () => {
  const importer = await newImporter();
  const rows =
    inline('email', 'firstname', 'birthdate') +
    '<row><c t="inlineStr"><is><t>a@b.example</t></is></c><c t="str"><f>"An"&amp;"a"</f><v>Ana</v></c><c s="1"><v>28922</v></c></row>' +
    '<row><c t="inlineStr"><is><t>b@b.example</t></is></c><c/><c><v>28922</v></c></row>';
  const book = buildWorkbook({
    sheets: [sheetXml(rows)],
    styles: '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
  });
  const { body } = await check(importer, new File([book], 'a.xlsx'));
  expect(body.firstStored[0]).toEqual(['a@b.example', 'Ana', '1979-03-08']);
  expect(body.faults).toMatchObject([{ line: 3, column: 'birthdate', code: 'notDate' }]);
});

test.each([
  ['a.xlsx', 'xlsx'],
  ['a.xls', 'biff8'],
] as const)(
  'merged cells in %s have a value in their first line only, and the other lines are empty there [PH-12]',
  async (name, bookType) => {
    const importer = await newImporter();
    const sheet = utils.aoa_to_sheet([
      ['email', 'firstname', 'city'],
      ['a@b.example', 'Ana', 'Rodez'],
      ['b@b.example', null, 'Oslo'],
      [null, 'Carl', 'Oslo'],
    ]);
    // B2:B3 has one first name for two contacts, A3:A4 one address.
    sheet['!merges'] = [utils.decode_range('B2:B3'), utils.decode_range('A3:A4')];
    const bytes = write(utils.book_new(sheet, 'Sheet1'), { bookType, type: 'buffer' }) as Buffer;
    const { body } = await check(importer, new File([Uint8Array.from(bytes)], name));
    expect(body).toMatchObject({ lines: 3, creates: 2, wrong: 1 });
    expect(body.firstStored).toEqual([
      ['a@b.example', 'Ana', 'Rodez'],
      ['b@b.example', '', 'Oslo'],
      [],
    ]);
    expect(body.faults).toMatchObject([{ line: 4 }]);
  },
);

test('300 columns, headers twice, ragged lines and an open quote are one report [PH-12]', async () => {
  const importer = await newImporter();
  const many = Array.from({ length: 298 }, (_, at) => `c${at}`).join(',');
  const { body } = await check(
    importer,
    csv(
      `email,Émail ,${many}\na@b.example\nb@b.example,x,1,2,3\nc@b.example,"open\nd@b.example,y\n`,
    ),
  );
  expect(body.columns).toHaveLength(300);
  expect(body.columns.filter(({ column }) => column !== null)).toEqual([
    { header: 'email', column: 'email' },
  ]);
  expect(body).toMatchObject({ lines: 4, creates: 3, wrong: 1 });
  expect(body.faults[0]).toMatchObject({ line: 4, code: 'quoteOpen' });
});

test('the visible sheet, the header line and the order of dates are guessed, and can be chosen [PH-10] [PH-12]', async () => {
  const importer = await newImporter();
  const params = { uuid: importer.client.id };
  const book = buildWorkbook({
    sheets: [
      sheetXml(inline('email', 'firstname') + inline('old@b.example', 'Old')),
      sheetXml(
        inline('Our contacts') +
          inline('email', 'birthdate') +
          inline('a@b.example', '01/31/1980') +
          inline('b@b.example', '02/03/80'),
      ),
    ],
    hidden: [0],
  });
  const { body } = await check(importer, new File([book], 'a.xlsx'));
  expect(body.reading).toMatchObject({
    sheets: [{ isHidden: true }, { isHidden: false }],
    sheet: 1,
    headerLine: 2,
    firstLines: [{ line: 1, text: 'Our contacts' }, { line: 2 }, {}, {}],
    dateOrder: 'MDY',
    century: 'past',
    hasDates: true,
    hasShortYears: true,
  });
  expect(body.firstStored).toEqual([
    ['a@b.example', '1980-01-31'],
    ['b@b.example', '1980-02-03'],
  ]);
  const again = (reading: object) =>
    importer.visitor.call(contactImportCalls.recheck, {
      params: { ...params, id: body.id },
      body: { columns: body.columns, reading },
    });
  const dayFirst = await again({ dateOrder: 'DMY', century: '1900' });
  expect(dayFirst.body).toMatchObject({
    creates: 1,
    faults: [{ line: 3, column: 'birthdate', code: 'notDate' }],
    firstStored: [[], ['b@b.example', '1980-03-02']],
  });
  const hidden = await again({ sheet: 0 });
  expect(hidden.body).toMatchObject({
    reading: { sheet: 0, headerLine: 1 },
    columns: [{ column: 'email' }, { column: 'firstname' }],
    firstStored: [['old@b.example', 'Old']],
  });
});
