import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { buildWorkbook, sheetXml } from '../spreadsheets/testing/build-workbook.ts';
import { packedBomb } from '../spreadsheets/testing/packed-bomb.ts';
import { goodsCalls, readGoods } from './testing/goods.ts';
import { csv, goodsTestApp } from './testing/goods-test-app.ts';

const { suite, newPerson, check, write, ended } = await goodsTestApp();

describe('checking a file', () => {
  test('finds columns by key, alias or label in any language, case and accent, and writes nothing', async () => {
    const person = await newPerson();
    const { status, body } = await check(
      person,
      csv('reference;NAME;E Mail;quantite;other\nA-7;Knife;Ana@Brand.example;3;x\nA-8;;;;\n'),
    );
    expect(status).toBe(200);
    expect(body.columns).toEqual([
      { header: 'reference', column: 'code' },
      { header: 'NAME', column: 'name' },
      { header: 'E Mail', column: 'email' },
      { header: 'quantite', column: 'quantity' },
      { header: 'other', column: null },
    ]);
    expect(body).toMatchObject({
      lines: 2,
      creates: 2,
      updates: 0,
      wrong: 0,
      missing: [],
      jobId: null,
    });
    expect(body.firstLines[0]).toEqual(['A-7', 'Knife', 'Ana@Brand.example', '3', 'x']);
    expect((await check(person, csv('Was nicht stimmt\nA-1'))).body.columns[0]?.column).toBe(
      'code',
    );
    expect(await readGoods(suite, person.client)).toEqual([]);
  });

  test('reports each wrong cell with its line, and counts equal mistakes together', async () => {
    const person = await newPerson();
    const { body } = await check(
      person,
      csv(
        'code,name,email,quantity\nA,Knife,marie@@orange,1\n,Fork,,\nB,forbidden,,x\nA,Spoon,,-1\nC,One,,2\nC,Two,,\n',
      ),
    );
    expect(body.faults).toEqual([
      { line: 2, column: 'email', value: 'marie@@orange', code: 'notEmail', record: 'Knife' },
      { line: 3, column: 'code', value: '', code: 'required', record: 'Fork' },
      { line: 4, column: 'quantity', value: 'x', code: 'notNumber', record: 'forbidden' },
      {
        line: 5,
        column: 'quantity',
        value: '-1',
        code: 'belowMin',
        params: { min: 0 },
        record: 'Spoon',
      },
      { line: 7, column: 'code', value: 'C', code: 'repeated', params: { line: 6 }, record: 'Two' },
    ]);
    expect(body).toMatchObject({ lines: 6, creates: 1, updates: 0, wrong: 5 });
    expect(body.faultCounts).toContainEqual({ column: 'quantity', code: 'notNumber', count: 1 });
    const twice = await check(person, csv('code,quantity\nA,x\nB,y\n'));
    expect(twice.body.faultCounts).toEqual([{ column: 'quantity', code: 'notNumber', count: 2 }]);
  });

  test('a mandatory column that is missing is named, and the file cannot be written', async () => {
    const person = await newPerson();
    const { body } = await check(person, csv('name\nKnife\n'));
    expect(body).toMatchObject({ missing: ['code'], creates: 0, updates: 0, lines: 1 });
    expect((await write(person, body)).status).toBe(409);
  });

  test('again with other columns reads the same file', async () => {
    const person = await newPerson();
    const { body } = await check(person, csv('ref,what\nA,Knife\n'));
    expect(body.missing).toEqual(['code']);
    const again = await person.visitor.call(goodsCalls.recheck, {
      params: { uuid: person.client.id, id: body.id },
      body: {
        columns: [
          { header: 'ref', column: 'code' },
          { header: 'what', column: 'name' },
        ],
      },
    });
    expect(again.body).toMatchObject({ id: body.id, missing: [], creates: 1 });
    const { jobId } = (await write(person, again.body)).body;
    await ended(person, jobId);
    expect(await readGoods(suite, person.client)).toMatchObject([{ code: 'A', name: 'Knife' }]);
  });

  test.each([
    ['an empty file', csv(''), 422, 'FILE_EMPTY'],
    ['only a header', csv('code,name\n'), 422, 'FILE_WITHOUT_LINES'],
    [
      'a picture named csv',
      new File([Buffer.from('89504e470d0a1a0a00', 'hex')], 'a.csv'),
      415,
      'FILE_TYPE_NOT_ALLOWED',
    ],
    [
      'a workbook that is none',
      new File([Buffer.from('PK\x03\x04xl/nonsense', 'latin1')], 'a.xlsx'),
      415,
      'FILE_TYPE_NOT_ALLOWED',
    ],
    [
      'entities',
      new File(
        [buildWorkbook({ sheets: [sheetXml('', '<!DOCTYPE a [<!ENTITY a "b">]>')] })],
        'a.xlsx',
      ),
      422,
      'FILE_UNREADABLE',
    ],
    ['too many lines', csv(`code\n${'a\n'.repeat(100_001)}`), 422, 'TOO_MANY_LINES'],
    ['too many columns', csv(`code\n${'a,'.repeat(600)}b\n`), 422, 'TOO_MANY_COLUMNS'],
    ['a file over the limit', csv(`code\n${'a\n'.repeat(5_300_000)}`), 413, 'FILE_TOO_LARGE'],
  ])('%s is refused and leaves nothing', async (_, file, status, code) => {
    const person = await newPerson();
    const answer = await check(person, file);
    expect([answer.status, answer.problem.code]).toEqual([status, code]);
    const { rows } =
      await sql`select from platform.files where client_id = ${person.client.id}`.execute(
        suite.app.database.acrossClients(),
      );
    expect(rows).toEqual([]);
  });

  test('a file that unpacks to gigabytes is refused while other calls are answered', async () => {
    const person = await newPerson();
    const { bytes } = packedBomb('<row><c/></row>', 160, {
      before: sheetXml('').split('</sheetData>')[0] ?? '',
      after: '</sheetData></worksheet>',
    });
    const bomb = buildWorkbook({ sheets: [{ packed: { bytes, claims: 1000 } }] });
    const answer = check(person, new File([bomb], 'bomb.xlsx'));
    const other = await person.visitor.call(goodsCalls.template, {
      params: { uuid: person.client.id },
      query: {},
    });
    expect(other.status).toBe(200);
    expect((await answer).problem.code).toBe('FILE_UNPACKS_TOO_LARGE');
  });
});
