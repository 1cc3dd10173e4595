import { describe, expect, test } from 'vitest';
import { readSheet } from '../spreadsheets/read-sheet.ts';
import { goodsCalls } from './testing/goods.ts';
import { csv, goodsTestApp } from './testing/goods-test-app.ts';

const { newPerson, check } = await goodsTestApp();

describe('files for the person', () => {
  const table = async (raw: Buffer, kind: 'csv' | 'xlsx') =>
    (await Array.fromAsync(readSheet({ bytes: Uint8Array.from(raw), kind })))
      .flat()
      .map(({ cells }) => cells);

  test.each(['csv', 'xlsx'] as const)(
    'the template (%s) has the columns in the person’s language, and its example line is passed over',
    async (format) => {
      const person = await newPerson('fr');
      const { raw, headers } = await person.visitor.call(goodsCalls.template, {
        params: { uuid: person.client.id },
        query: { format },
      });
      expect(headers['content-disposition']).toMatch(/filename="import_\d{8}\.(csv|xlsx)"/);
      const rows = await table(raw.rawPayload, format);
      expect(rows).toEqual([
        ['Ce qui ne va pas', 'Name', 'E-mail', 'Quantité'],
        ['A-1', 'Knife', 'ana@brand.example', '12'],
      ]);
      const file = new File([Uint8Array.from(raw.rawPayload)], `goods.${format}`);
      expect((await check(person, file)).body).toMatchObject({ lines: 0, wrong: 0, missing: [] });
    },
  );

  test('the file of wrong lines has their original cells and the reasons in the user’s language, and is accepted once corrected', async () => {
    const person = await newPerson('de');
    const { body } = await check(
      person,
      csv('code;other;quantity\nA; as it was ;1,5\nB;fine;1\nA;"=1+1";x\n'),
    );
    for (const format of ['csv', 'xlsx'] as const) {
      const { raw } = await person.visitor.call(goodsCalls.wrongLines, {
        params: { uuid: person.client.id, id: body.id },
        query: { format },
      });
      const rows = await table(raw.rawPayload, format);
      expect(rows).toEqual([
        ['code', 'other', 'quantity', 'Was nicht stimmt', 'Zeile der Datei'],
        ['A', ' as it was ', '1,5', 'Quantité ist keine ganze Zahl', '2'],
        ['A', '=1+1', 'x', 'Quantité ist keine Zahl', '4'],
      ]);
    }
    const { raw } = await person.visitor.call(goodsCalls.wrongLines, {
      params: { uuid: person.client.id, id: body.id },
      query: { format: 'csv' },
    });
    const corrected = raw.body.replace('1,5', '2').replace(/^A(.*);x;/m, 'C$1;3;');
    const again = await check(person, csv(corrected));
    expect(again.body).toMatchObject({ lines: 2, wrong: 0, missing: [] });
  });
});
