import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  importTouchpointCall,
  quantityImportCalls,
} from '#modules/touchpoints/contract/move-touchpoints.ts';
import { listJobs } from '#platform/contract/jobs.ts';
import { LOCALES } from '#platform/contract/locale.ts';
import { until } from '#platform/server/jobs/testing/until.ts';
import { readSheet } from '#platform/server/spreadsheets/read-sheet.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { exportedTouchpoints } from '../testing/exported-touchpoints.ts';
import { madeTouchpoint } from '../testing/made-touchpoint.ts';

const suite = await testApp();
let client = await suite.people.client();
let admin = suite.visitor();

beforeEach(async () => {
  client = await suite.people.client();
  admin = await suite.adminOf(client);
});

const made = (given: Parameters<typeof madeTouchpoint>[2] = {}) =>
  madeTouchpoint(suite.app, client, given);

async function quantities(): Promise<Record<string, [number | null, number]>> {
  const { rows } = await sql<{ suffix: string; quantity: number | null; version: number }>`
    select suffix, quantity, version from touchpoints.touchpoints`.execute(
    suite.app.database.ofClient(client.id),
  );
  return Object.fromEntries(
    rows.map(({ suffix, quantity, version }) => [suffix, [quantity, version]]),
  );
}

async function check(content: string | Blob, name = 'quantities.csv') {
  const file = new File([content], name);
  return admin.upload(quantityImportCalls.check, { params: { uuid: client.id }, file });
}

async function bring(content: string, name = 'quantities.csv') {
  const file = new File([content], name);
  return admin.upload(importTouchpointCall, { query: { brandId: client.brandId }, file });
}

async function done(jobId: string) {
  return until(async () => {
    const { body } = await admin.call(listJobs, { query: { clientId: client.id } });
    return body.items.find(({ id, state }) => id === jobId && state === 'done');
  });
}

const write = async (id: string) =>
  admin.call(quantityImportCalls.write, { params: { uuid: client.id, id }, body: {} });

async function exported(body: { filters?: object; format?: 'csv' | 'xlsx' } = {}): Promise<Buffer> {
  const { name, content } = await exportedTouchpoints(admin, client, body);
  expect(name).toMatch(/^touchpoints_\d{8}\.(csv|xlsx)$/);
  return content;
}

test('the file has one line for each touchpoint that fits, ids first [TP-09]', async () => {
  const ids = [];
  for (let turn = 0; turn < 5; turn += 1) ids.push(await made({ description: 'Fair, "Paris"' }));
  await made({ description: 'Other' });
  await made({ description: 'Fair', deleted_at: new Date() });
  const text = (await exported({ filters: { q: 'fair' } })).toString('utf8').replace('\ufeff', '');
  const [header, ...lines] = text.trim().split('\r\n');
  expect(header).toBe(
    'ID,Short URL,Destination,Type,SKU,Product,Description,Quantity,Scans,Start (UTC),End (UTC),Landing page built (UTC),Clicks',
  );
  expect(lines.map((line) => line.split(',')[0])).toEqual(ids.sort());
  expect(lines[0]).toContain(`/s/${client.brandId}/`);
  expect(lines[0]).toContain('"Fair, ""Paris"""');
});

test('times are written in the brand’s time zone, which the header names [TP-09] [GEN-03]', async () => {
  client = await suite.people.client({ timeZone: 'Asia/Kathmandu' });
  admin = await suite.adminOf(client);
  await made({
    starts_at: new Date('2026-03-31T18:15:00Z'),
    ends_at: new Date('2026-04-30T18:14:59.999Z'),
  });
  const [header = '', line] = (await exported()).toString('utf8').trim().split('\r\n');
  expect(header).toContain('Start (Asia/Kathmandu),End (Asia/Kathmandu),');
  expect(line).toContain('2026-04-01 00:00:00,2026-04-30 23:59:59,');
});

describe.each(LOCALES)('an export for a reader of %s', (locale) => {
  const translate = suite.app.texts.translator(locale);

  test.each(['csv', 'xlsx'] as const)(
    'as %s is written for them, and comes back without a change [TP-08] [GEN-03]',
    async (format) => {
      const user = await suite.people.user({ locale, at: [{ client, role: 'brand_admin' }] });
      admin = await suite.visitor().as(user);
      const starts_at = new Date('2026-03-04T05:06:07.999Z');
      await made({ quantity: 1234, starts_at });
      await made({ quantity: 1_000_000, description: '1,5; "two"' });
      await made({ quantity: 0 });
      await made({});
      const content = await exported({ format });
      const kind = format;
      const bytes = Uint8Array.from(content);
      const [header, ...lines] = (await Array.fromAsync(readSheet({ bytes, kind })))
        .flat()
        .map(({ cells }) => cells);
      const at = (label: string) => header?.indexOf(label) ?? -1;
      const quantity = at(translate('touchpoints:field.quantity'));
      expect(lines.map((cells) => cells[quantity] ?? '').sort()).toEqual([
        '',
        '0',
        '1000000',
        '1234',
      ]);
      const type = at(translate('touchpoints:file.type'));
      expect(new Set(lines.map((cells) => cells[type]))).toEqual(
        new Set([translate('touchpoints:type.custom')]),
      );
      const started = lines.map(
        (cells) => cells[at(`${translate('touchpoints:field.started')} (UTC)`)],
      );
      const typed = {
        en: '2026-03-04 05:06:07',
        de: '04.03.2026 05:06:07',
        no: '04.03.2026 05:06:07',
      };
      expect(started).toContain(
        format === 'xlsx'
          ? '2026-03-04T05:06:07'
          : (typed[locale as 'en'] ?? '04/03/2026 05:06:07'),
      );
      // Only .csv files contain quantities.
      if (format === 'xlsx') return;
      const { body } = await check(new Blob([Uint8Array.from(content)]), `touchpoints.${format}`);
      expect(body).toMatchObject({ lines: 4, updates: 0, wrong: 0, faults: [] });
    },
  );
});

test('an export with changed quantities comes back: zero and nothing included [TP-08]', async () => {
  await made({ suffix: 'one', quantity: 5 });
  await made({ suffix: 'two', quantity: 6 });
  await made({ suffix: 'three', quantity: 7 });
  await made({ suffix: 'four' });
  const text = (await exported()).toString('utf8');
  const changed = text.replace(/,5,0,/, ',0,0,').replace(/,6,0,/, ',,0,');
  const { body: report } = await check(changed);
  expect(report).toMatchObject({ lines: 4, creates: 0, updates: 2, wrong: 0, faults: [] });
  expect((await quantities()).one).toEqual([5, 1]);
  const { body } = await write(report.id);
  expect((await done(body.jobId)).result).toEqual({ created: 0, updated: 2, leftOut: 0 });
  expect(await quantities()).toEqual({
    one: [0, 2],
    two: [null, 2],
    three: [7, 1],
    four: [null, 1],
  });
});

test('the check lists which quantities change, with old and new values [TP-08]', async () => {
  const [filled, bare, same, twice] = [
    await made({ suffix: 'pfeffermuehle', quantity: 4000 }),
    await made({ suffix: 'kjottoks' }),
    await made({ quantity: 9 }),
    await made({ suffix: 'spekkniv', quantity: 1 }),
  ];
  const { body } = await check(
    [
      'ID,Short URL,Quantity',
      `${filled},https://ma.example/an-old-one,`,
      `${bare},,0`,
      `${same},,9`,
      `${twice},,2`,
      `${twice},,3`,
      `${'0'.repeat(24)},,5`,
    ].join('\n'),
  );
  expect([body.updates, body.wrong, body.changesCount]).toEqual([3, 2, 3]);
  const change = { column: 'quantity' };
  expect(body.changes).toEqual([
    { ...change, line: 2, from: '4000', to: '', record: 'pfeffermuehle' },
    { ...change, line: 3, from: '', to: '0', record: 'kjottoks' },
    { ...change, line: 5, from: '1', to: '2', record: 'spekkniv' },
  ]);
});

test('an invalid quantity at line 57 is reported with its line, and nothing is written [TP-08]', async () => {
  const ids = [];
  for (let turn = 0; turn < 60; turn += 1)
    ids.push(await made({ suffix: `poster-${turn}`, quantity: 1 }));
  const before = await quantities();
  const lines = ids.map((id, at) => `${id},${at === 55 ? 'ca. 5000' : 9}`);
  const text = ['id,quantity', ...lines].join('\n');
  const { body: report } = await check(text);
  expect(report).toMatchObject({ lines: 60, updates: 59, wrong: 1, allOrNothing: true });
  expect(report.faults).toEqual([
    {
      line: 57,
      column: 'quantity',
      value: 'ca. 5000',
      code: 'notNumber',
      record: 'poster-55',
      now: '1',
    },
  ]);
  expect((await write(report.id)).problem.code).toBe('IMPORT_NOT_POSSIBLE');
  const refused = await bring(text);
  expect(refused.status).toBe(422);
  expect(refused.problem.errors).toEqual([
    { field: 'body.file.57.quantity', code: 'notNumber', params: { atLine: 57 } },
  ]);
  expect(await quantities()).toEqual(before);
});

test('each fault of an id or a quantity has its own code [TP-08]', async () => {
  const id = await made();
  const theirs = await madeTouchpoint(suite.app, await suite.people.client());
  const { body } = await check(
    [
      'id;quantity',
      `${id};1200`,
      `${id.toUpperCase()};4`,
      `${id};1.200,5`,
      `${id};-40`,
      `${id};4 00`,
      `${id};1000000001`,
      ';60',
      '6.5E+23;1',
      '65e2f0a1c94b7d0018aa3;1',
      '65E2FOA1C94B7D0018AA3D02;1',
      '65e2f0a1c94b7d0018aa3zzz;1',
      `${theirs};1`,
    ].join('\n'),
  );
  expect(body.faults.map(({ line, column, code, params }) => [line, column, code, params])).toEqual(
    [
      [3, 'id', 'repeated', { line: 2 }],
      [4, 'quantity', 'notWhole', undefined],
      [5, 'quantity', 'touchpoints.belowZero', undefined],
      [6, 'quantity', 'notWhole', undefined],
      [7, 'quantity', 'aboveMax', { max: 1_000_000_000 }],
      [8, 'id', 'required', undefined],
      [9, 'id', 'touchpoints.idRewritten', undefined],
      [10, 'id', 'touchpoints.idLength', { length: 21, needed: 24 }],
      [11, 'id', 'touchpoints.idLetterO', undefined],
      [12, 'id', 'touchpoints.idUnknown', undefined],
      [13, 'id', 'touchpoints.idUnknown', undefined],
    ],
  );
});

test('an invalid line is reported with suffix and current quantity, an unknown id with the file’s short URL [TP-08]', async () => {
  const id = await made({ suffix: 'spekkniv', quantity: 650 });
  const bare = await made({ suffix: 'kjottoks' });
  const theirs = await madeTouchpoint(suite.app, await suite.people.client());
  const { body } = await check(
    [
      'ID,Short URL,Quantity',
      `${id},,6.5`,
      `${bare},,many`,
      `${theirs},https://ma.example/pfeffermuehle,5`,
      '6.5E+23,,5',
    ].join('\n'),
  );
  expect(body.faults.map(({ record, now }) => [record, now])).toEqual([
    ['spekkniv', '650'],
    ['kjottoks', ''],
    ['https://ma.example/pfeffermuehle', undefined],
    ['', undefined],
  ]);
});

test('a file with a renamed ID or quantity column is refused as a whole [TP-08]', async () => {
  const id = await made({ suffix: 'one' });
  expect((await check(`Ident,quantity\n${id},1`)).body.missing).toEqual(['id']);
  expect((await check(`id,number\n${id},1`)).body.missing).toEqual(['quantity']);
  const refused = await bring(`Ident,quantity\n${id},1`);
  expect(refused.problem).toMatchObject({
    status: 422,
    code: 'IMPORT_LINES_WRONG',
    errors: [{ field: 'body.file', code: 'columnMissing', params: { column: 'id' } }],
  });
  expect(await quantities()).toEqual({ one: [null, 1] });
});

test('a program brings a file in one step; the same again changes nothing [TP-08]', async () => {
  const id = await made({ suffix: 'one' });
  const first = await bring(`ID,Menge\n${id},12`);
  expect(first.status).toBe(202);
  expect(first.body).toMatchObject({ lines: 1, changed: 1 });
  await done(first.body.jobId);
  const again = await bring(`ID,Menge\n${id},12`);
  expect(again.body).toMatchObject({ lines: 1, changed: 0 });
  expect((await done(again.body.jobId)).result).toEqual({ created: 0, updated: 0, leftOut: 0 });
  expect(await quantities()).toEqual({ one: [12, 2] });
});

test('another kind than .csv, an empty file and one of 11 MB are refused [TP-08]', async () => {
  const id = await made({ suffix: 'one' });
  const sheet = new Blob([new Uint8Array(await exported({ format: 'xlsx' }))]);
  expect((await check(sheet, 'quantities.xlsx')).problem.code).toBe('FILE_TYPE_NOT_ALLOWED');
  expect((await check(sheet, 'quantities.csv')).problem.code).toBe('FILE_TYPE_NOT_ALLOWED');
  expect((await check('')).problem.code).toBe('FILE_EMPTY');
  const large = `id,quantity\n${`${id},1\n`.repeat(420_000)}`;
  expect((await check(large)).status).toBe(413);
  expect((await bring(large)).status).toBe(413);
  const template = await admin.call(quantityImportCalls.template, {
    params: { uuid: client.id },
    query: { format: 'xlsx' },
  });
  expect(template.status).toBe(400);
});
