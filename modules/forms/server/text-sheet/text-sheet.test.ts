import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  readTextSheetCall,
  writeTextSheetCall,
} from '#modules/forms/contract/texts/form-text-calls.ts';
import type { SheetCell } from '#platform/server/spreadsheets/sheet-cell.ts';
import { writeSheet } from '#platform/server/spreadsheets/write-sheet.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { brandForm } from '../testing/brand-form.ts';

const suite = await testApp({ work: false });
const client = await suite.people.client();
const admin = await suite.adminOf(client);
const form = await brandForm(suite.app, client.id);
const params = { formId: form.id };

const bring = (content: Uint8Array<ArrayBuffer> | string, name = 'texts.xlsx') =>
  admin.upload(readTextSheetCall, { params, body: {}, file: new File([content], name) });

async function sheet(header: string[], ...rows: SheetCell[][]): Promise<Uint8Array<ArrayBuffer>> {
  const file = writeSheet({ format: 'xlsx', title: 'Texts', header, rows, reader: 'en' });
  return Uint8Array.from(await buffer(file));
}

test('texts go out as a sheet and come back line by line, as they were [FORM-05]', async () => {
  const texts = { fr: 'Étape 1 : =SOMME(1)\nsuite', no: '' };
  const { raw, headers } = await admin.call(writeTextSheetCall, {
    params,
    body: {
      locales: ['fr', 'no'],
      lines: [{ key: 'static.title', where: 'Form', texts }],
    },
  });
  expect(headers['content-disposition']).toMatch(/texts_\d{8}\.xlsx/);
  const { body } = await bring(Uint8Array.from(raw.rawPayload));
  expect(body.lines).toEqual([{ line: 2, key: 'static.title', texts }]);
});

test('columns are known in any order and by their code alone, others are notes, empty lines are none [FORM-05]', async () => {
  const { body } = await bring(
    await sheet(
      ['Remarque', 'de', 'Clé'],
      ['x', 'Angebot', 'static.title'],
      ['', '', ''],
      ['', 'Los', ' static.send '],
    ),
  );
  expect(body.lines).toEqual([
    { line: 2, key: 'static.title', texts: { de: 'Angebot' } },
    { line: 4, key: 'static.send', texts: { de: 'Los' } },
  ]);
});

test('an invalid text sheet is refused, and no file is stored [FORM-05]', async () => {
  expect((await bring('key;fr', 'texts.xlsx')).problem.code).toBe('FILE_TYPE_NOT_ALLOWED');
  const without = await bring(await sheet(['Name', 'City'], ['a', 'b']));
  expect([without.status, without.problem.code]).toEqual([422, 'TEXT_COLUMNS_MISSING']);
  const long = 'x'.repeat(30_000);
  const rows = Array.from({ length: 200 }, (_, at) => [`static.t${at}`, long]);
  expect((await bring(await sheet(['key', 'fr'], ...rows))).problem.code).toBe(
    'FILE_UNPACKS_TOO_LARGE',
  );
  const { rows: storedFiles } =
    await sql`select 1 from platform.files where client_id = ${client.id}`.execute(
      suite.app.database.acrossClients(),
    );
  expect(storedFiles).toEqual([]);
});
