import { expect, test } from 'vitest';
import { testApp } from '#platform/testing/test-app.ts';
import { buildWorkbook, sheetXml } from '../spreadsheets/testing/build-workbook.ts';
import { createGoods, goodsCalls, goodsModule } from './testing/goods.ts';

const suite = await testApp({ modules: [goodsModule], work: false });
await createGoods(suite);

async function newPerson(locale: 'en' | 'de' = 'en') {
  const client = await suite.people.client();
  const user = await suite.people.user({ locale, at: [{ client, role: 'brand_admin' }] });
  return { client, visitor: await suite.visitor().as(user) };
}
type Person = Awaited<ReturnType<typeof newPerson>>;

const csv = (lines: string) => new File([lines], 'goods.csv');
const check = ({ visitor, client }: Person, file: File) =>
  visitor.upload(goodsCalls.check, { params: { uuid: client.id }, file });

test('misplaced quotes and line breaks in a cell are reported with their line, and every other line is read [SUP-03]', async () => {
  const person = await newPerson();
  const { body } = await check(
    person,
    csv('code,name,other\rA,"Chez" Paul,\nB,Ana,x\r\nC,"open,"y"\nD,"two\nlines",\nE,Bo,z'),
  );
  expect(body.faults).toEqual([
    { line: 2, column: 'name', value: '"Chez" Paul', code: 'quoteInside', record: '"Chez" Paul' },
    { line: 4, column: 'name', value: '"open', code: 'quoteInside', record: '"open' },
    { line: 5, column: 'name', value: 'two\nlines', code: 'lineBreak', record: 'two\nlines' },
  ]);
  expect(body).toMatchObject({ lines: 5, creates: 2, wrong: 3 });
});

test('an unclosed quote is one wrong line, reported where it opens and with the column name of the file', async () => {
  const person = await newPerson('de');
  const { body } = await check(person, csv('code|other\nA|x\nB|"y\nC|z\n'));
  expect(body.faults).toEqual([
    { line: 3, column: 'other', value: '"y', code: 'quoteOpen', record: 'B' },
  ]);
  expect(body).toMatchObject({ lines: 3, creates: 2, wrong: 1 });
  const { raw } = await person.visitor.call(goodsCalls.wrongLines, {
    params: { uuid: person.client.id, id: body.id },
    query: { format: 'csv' },
  });
  expect(raw.body).toContain('other hat kein schließendes Anführungszeichen');
});

test('a line with more cells than the header is a fault at that line; trailing empty cells pass [PH-10]', async () => {
  const person = await newPerson();
  const { body } = await check(
    person,
    csv('code,name,other\nA,12, rue des Lilas,Paris\nB,Ana,x,,\nC,Bo\n'),
  );
  expect(body.faults).toMatchObject([
    { line: 2, column: '#4', value: 'Paris', code: 'tooManyCells' },
  ]);
  expect(body).toMatchObject({ lines: 3, creates: 2, wrong: 1 });
});

test('a file whose header has misplaced quotes is refused', async () => {
  const person = await newPerson();
  const { status, problem } = await check(person, csv('\ncode,"name\nA,Knife\n'));
  expect(status).toBe(422);
  expect(problem).toMatchObject({ code: 'HEADER_QUOTES_WRONG', params: { line: 2 } });
});

test('characters that cannot be stored are reported with their line and column', async () => {
  const person = await newPerson();
  const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
  const row = (...cells: string[]) => `<row>${cells.map(cell).join('')}</row>`;
  const book = buildWorkbook({
    sheets: [
      sheetXml(
        row('code', 'na_x0000_me', 'ot&#0;her') +
          row('A', 'Kni_x0000_fe', 'x') +
          row('B', 'Fork_xD83C_', 'y') +
          row('C', 'Spoon', 'z_xDC00_&#0;') +
          row('D', `${'x'.repeat(198)}🎺${'x'.repeat(50)}`, ''),
      ),
    ],
  });
  const { status, body } = await check(person, new File([book], 'goods.xlsx'));
  expect(status).toBe(200);
  expect(body.columns).toEqual([
    { header: 'code', column: 'code' },
    { header: 'na\ufffdme', column: 'name' },
    { header: 'ot\ufffdher', column: null },
  ]);
  expect(body.faults).toMatchObject([
    { line: 2, column: 'name', value: 'Kni\ufffdfe', code: 'characters' },
    { line: 3, column: 'name', value: 'Fork\ufffd', code: 'characters' },
    { line: 5, column: 'name', code: 'tooLong' },
  ]);
  expect(body.creates).toBe(1);
});
