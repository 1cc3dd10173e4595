import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { cancelJob } from '#platform/contract/calls/cancel-job.ts';
import type { ImportCalls } from '#platform/contract/imports/import-calls.ts';
import type { ImportReport } from '#platform/contract/imports/import-report.ts';
import type { TestClient, TestUser } from '#platform/testing/people.ts';
import { testHouse } from '#platform/testing/test-house.ts';
import type { Visitor } from '#platform/testing/visitor.ts';
import { uuidV7 } from '../database/uuid-v7.ts';
import { readSheet } from '../spreadsheets/read-sheet.ts';
import { buildWorkbook, sheetXml } from '../spreadsheets/testing/build-workbook.ts';
import { packedBomb } from '../spreadsheets/testing/packed-bomb.ts';
import {
  betweenBatches,
  createGoods,
  goodsCalls,
  goodsModule,
  goodsOf,
  strictGoodsCalls,
} from './testing/goods.ts';

const house = await testHouse({ modules: [goodsModule] });
await createGoods(house);

interface Person {
  client: TestClient;
  user: TestUser;
  visitor: Visitor;
}

async function newPerson(locale: 'en' | 'fr' | 'de' = 'en'): Promise<Person> {
  const client = await house.people.client();
  const user = await house.people.user({ locale, at: [{ client, role: 'brand_admin' }] });
  return { client, user, visitor: await house.visitor().as(user) };
}
const csv = (lines: string, name = 'goods.csv') => new File([lines], name);
const check = ({ visitor, client }: Person, file: File, calls: ImportCalls = goodsCalls) =>
  visitor.upload(calls.check, { params: { uuid: client.id }, file });
const write = (
  { visitor, client }: Person,
  { id }: ImportReport,
  calls: ImportCalls = goodsCalls,
) => visitor.call(calls.write, { params: { uuid: client.id, id }, body: {} });

async function ended(
  { client }: Person,
  jobId: string,
): Promise<{ state: string; result: unknown }> {
  const row = async () => {
    const { rows } = await sql<{ state: string; result: unknown }>`
      select state, result from platform.jobs where client_id = ${client.id} and id = ${jobId}`.execute(
      house.app.database.acrossClients(),
    );
    return rows[0];
  };
  await expect.poll(async () => (await row())?.state).toMatch(/done|failed|cancelled/);
  return (await row()) as { state: string; result: unknown };
}

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
    expect(await goodsOf(house, person.client)).toEqual([]);
  });

  test('tells each wrong cell with its line, and counts the same mistake once', async () => {
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
    expect(await goodsOf(house, person.client)).toMatchObject([{ code: 'A', name: 'Knife' }]);
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
        house.app.database.acrossClients(),
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

describe('writing a checked file', () => {
  test('writes the good lines, tells new from updated, and says so in the bell', async () => {
    const person = await newPerson();
    const first = await check(person, csv('code,name,quantity\nA,Knife,1\nB,Fork,2\n'));
    await ended(person, (await write(person, first.body)).body.jobId);
    const second = await check(person, csv('code,name,quantity\nB,Fork,\nC,Spoon,3\n,Nobody,4\n'));
    expect(second.body).toMatchObject({ creates: 1, updates: 1, wrong: 1 });
    const { jobId } = (await write(person, second.body)).body;
    const outcome = { created: 1, updated: 1, leftOut: 1 };
    expect(await ended(person, jobId)).toEqual({ state: 'done', result: outcome });
    expect(await goodsOf(house, person.client)).toEqual([
      { code: 'A', name: 'Knife', email: null, quantity: 1 },
      { code: 'B', name: 'Fork', email: null, quantity: null },
      { code: 'C', name: 'Spoon', email: null, quantity: 3 },
    ]);
    const { rows } = await sql<{ body: unknown }>`
      select body from platform.notifications where user_id = ${person.user.id} order by id desc limit 1`.execute(
      house.app.database.acrossClients(),
    );
    expect(rows).toEqual([{ body: { key: 'platform:import.done', params: outcome } }]);
  });

  test('asked twice starts one job; a written check is refused', async () => {
    const person = await newPerson();
    const { body } = await check(person, csv('code\nA\n'));
    const [one, other] = await Promise.all([write(person, body), write(person, body)]);
    const jobs = new Set(
      [one, other].flatMap(({ status, body }) => (status === 202 ? [body.jobId] : [])),
    );
    expect(jobs.size).toBe(1);
    await ended(person, one.body.jobId ?? other.body.jobId);
    expect((await write(person, body)).problem.code).toBe('IMPORT_NOT_POSSIBLE');
    const report = await person.visitor.call(goodsCalls.report, {
      params: { uuid: person.client.id, id: body.id },
    });
    expect(report.body.jobId).toBe([...jobs][0]);
  });

  test('what changed since the check is seen again: no line is taken for new that exists by now', async () => {
    const person = await newPerson();
    const { body } = await check(person, csv('code,name\nA,New\n'));
    await sql`insert into test.goods values (${person.client.id}, 'A', 'Old')`.execute(
      house.app.database.ofClient(person.client.id),
    );
    expect(await ended(person, (await write(person, body)).body.jobId)).toMatchObject({
      result: { created: 0, updated: 1 },
    });
  });

  test('cancelled before its end it has written nothing, and can be started again', async () => {
    const person = await newPerson();
    const lines = Array.from({ length: 11_000 }, (_, index) => `code-${index}`).join('\n');
    const { body } = await check(person, csv(`code\n${lines}\n`));
    let batches = 0;
    betweenBatches.do = async () => {
      batches += 1;
      if (batches !== 2) return;
      const { jobId } = await waitForJob(person, body);
      await person.visitor.call(cancelJob, { params: { id: jobId } });
    };
    const { jobId } = (await write(person, body)).body;
    expect((await ended(person, jobId)).state).toBe('cancelled');
    betweenBatches.do = async () => {};
    expect(await goodsOf(house, person.client)).toEqual([]);
    const again = (await write(person, body)).body.jobId;
    expect(again).not.toBe(jobId);
    expect(await ended(person, again)).toMatchObject({ result: { created: 11_000 } });
  });

  test('a failure in the middle is tried again as a whole', async () => {
    const person = await newPerson();
    const lines = Array.from({ length: 6_000 }, (_, index) => `code-${index}`).join('\n');
    const { body } = await check(person, csv(`code\n${lines}\n`));
    let batches = 0;
    betweenBatches.do = async () => {
      batches += 1;
      if (batches === 2) throw new Error('the database blinked');
    };
    const { jobId } = (await write(person, body)).body;
    expect(await ended(person, jobId)).toMatchObject({ result: { created: 6_000, updated: 0 } });
    betweenBatches.do = async () => {};
    expect(batches).toBeGreaterThan(3);
  });

  test('where one wrong line keeps the file out, nothing is written', async () => {
    const person = await newPerson();
    const wrong = await check(person, csv('code,quantity\nA,1\nB,x\n'), strictGoodsCalls);
    expect(wrong.body).toMatchObject({ allOrNothing: true, creates: 1, wrong: 1 });
    expect((await write(person, wrong.body, strictGoodsCalls)).status).toBe(409);
    const good = await check(person, csv('code,quantity\nA,1\n'), strictGoodsCalls);
    const { jobId } = (await write(person, good.body, strictGoodsCalls)).body;
    expect((await ended(person, jobId)).state).toBe('done');
  });

  test('is for the person who checked it alone', async () => {
    const [mine, other] = [await newPerson(), await newPerson()];
    const colleague = await house.people.user({
      at: [{ client: mine.client, role: 'brand_admin' }],
    });
    const beside = { ...mine, visitor: await house.visitor().as(colleague) };
    const { body } = await check(mine, csv('code\nA\n'));
    for (const person of [beside, { ...other }]) {
      const params = { uuid: person.client.id, id: body.id };
      const statuses = await Promise.all([
        person.visitor.call(goodsCalls.report, { params }),
        person.visitor.call(goodsCalls.write, { params, body: {} }),
        person.visitor.call(goodsCalls.recheck, { params, body: { columns: [] } }),
        person.visitor.call(goodsCalls.wrongLines, { params, query: {} }),
      ]);
      expect(statuses.map(({ problem }) => problem.code)).toEqual(
        Array(4).fill('IMPORT_CHECK_GONE'),
      );
    }
    const params = { uuid: mine.client.id, id: body.id };
    // Another import of the same client does not know it either.
    expect((await mine.visitor.call(strictGoodsCalls.report, { params })).status).toBe(404);
    const gone = { uuid: mine.client.id, id: uuidV7() };
    expect((await mine.visitor.call(goodsCalls.report, { params: gone })).status).toBe(404);
  });
});

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

  test('the wrong lines stand as they stood, with what is wrong in the person’s language, and can come again', async () => {
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
        ['code', 'other', 'quantity', 'Was nicht stimmt'],
        ['A', ' as it was ', '1,5', 'Quantité ist keine ganze Zahl'],
        ['A', '=1+1', 'x', 'Quantité ist keine Zahl'],
      ]);
    }
  });
});

async function waitForJob({ client, visitor }: Person, { id }: ImportReport) {
  const read = async () =>
    (await visitor.call(goodsCalls.report, { params: { uuid: client.id, id } })).body.jobId;
  await expect.poll(read).toBeTruthy();
  return { jobId: (await read()) ?? '' };
}
