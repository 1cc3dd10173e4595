import { BlobReader, TextWriter, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { exportOutcomeSchema } from '#platform/contract/files/export-body.ts';
import { mailsTo } from '#platform/testing/mails-to.ts';
import { testApp } from '#platform/testing/test-app.ts';
import {
  createGoods,
  exportGoodsCall,
  exportsMade,
  goodsModule,
} from '../imports/testing/goods.ts';
import { readSheet } from '../spreadsheets/read-sheet.ts';

const PASSWORD = 'une poêle en fonte';
const suite = await testApp({ modules: [goodsModule] });
await createGoods(suite);
const client = await suite.people.client();
const user = await suite.people.user({ locale: 'fr', at: [{ client, role: 'brand_admin' }] });
const visitor = await suite.visitor().as(user);
const all = suite.app.database.acrossClients();
await sql`insert into test.goods values
  (${client.id}, 'A', '=1+1', 'ana@brand.example', 3), (${client.id}, 'B', 'Bø', null, null)`.execute(
  all,
);

type Look = { columns?: string[]; password?: string };

const requestExport = (look: Look, format: 'csv' | 'xlsx') =>
  visitor.call(exportGoodsCall, {
    params: { uuid: client.id },
    body: { format, filters: {}, ...look },
  });

async function exported(look: Look, format: 'csv' | 'xlsx' = 'csv') {
  const { body } = await requestExport(look, format);
  const row = async () =>
    (
      await sql<{ state: string; result: unknown }>`
        select state, result from platform.jobs where id = ${body.jobId}`.execute(all)
    ).rows[0];
  await expect.poll(async () => (await row())?.state).toBe('done');
  const { path, name } = exportOutcomeSchema.parse((await row())?.result);
  const { raw } = await visitor.send({ method: 'GET', path });
  return { jobId: body.jobId, name, bytes: raw.rawPayload };
}

function opened(bytes: Buffer, password: string) {
  const zip = new ZipReader(new BlobReader(new Blob([Uint8Array.from(bytes)])), {
    password,
    useWebWorkers: false,
  });
  return zip.getEntries();
}

test('columns come as they were chosen, in that order, and one that is not there is refused [PH-14]', async () => {
  const { bytes } = await exported({ columns: ['quantity', 'code', 'quantity'] });
  expect(bytes.toString()).toBe('\ufeffQuantité;Ce qui ne va pas\r\n3;A\r\n;B\r\n');
  const refused = await requestExport({ columns: ['code', 'constructor'] }, 'csv');
  expect(refused).toMatchObject({
    status: 422,
    body: { code: 'EXPORT_COLUMN_UNKNOWN', params: { column: 'constructor' } },
  });
});

test.each(['csv', 'xlsx'] as const)(
  'with a password a %s lies in an archive that opens with it alone, by AES-256 [PH-14]',
  async (format) => {
    const { name, bytes } = await exported({ password: PASSWORD }, format);
    expect(name).toMatch(/^export_\d{8}\.zip$/);
    const [entry] = await opened(bytes, PASSWORD);
    if (!entry || entry.directory) throw new Error('the archive is empty');
    expect(entry).toMatchObject({ filename: name.replace('zip', format), encrypted: true });
    expect(entry.extraFieldAES?.strength).toBe(3);
    const content = await entry.getData(new Uint8ArrayWriter());
    const rows = await Array.fromAsync(readSheet({ bytes: content, kind: format }));
    expect(rows.flat().map(({ cells }) => cells[1])).toEqual(['Name', '=1+1', 'Bø']);
    const [locked] = await opened(bytes, 'another password');
    if (!locked || locked.directory) throw new Error('the archive is empty');
    await expect(locked.getData(new TextWriter())).rejects.toThrow(/password/i);
  },
);

test('a too short password is refused, and no password is stored with the jobs [PH-14]', async () => {
  expect((await requestExport({ password: 'fonte' }, 'csv')).status).toBe(400);
  await exported({ password: PASSWORD });
  const { rows } = await sql<{ kept: string }>`
    select (select string_agg(job::text, ' ') from pgboss.job as job)
      || (select string_agg(job::text, ' ') from platform.jobs as job) as kept`.execute(all);
  expect(rows[0]?.kept).toContain('test.goods.export');
  expect(rows[0]?.kept).not.toContain(PASSWORD);
});

test('the requester gets one mail with a link to /report, and the module is notified of the export [PH-14]', async () => {
  const before = await mailsTo(suite.app, user.email);
  const { jobId, name } = await exported({ columns: ['name'], password: PASSWORD });
  const mails = await mailsTo(suite.app, user.email);
  expect(mails).toHaveLength(before.length + 1);
  const mail = mails.at(-1);
  expect(mail?.subject).toContain(name);
  expect(mail?.text).toContain('mot de passe que vous avez choisi');
  expect(mail?.text).not.toContain(PASSWORD);
  const token = /report\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  expect((await visitor.send({ method: 'GET', path: `/api/report/${token}` })).body).toMatchObject({
    name,
  });
  expect(exportsMade.filter((one) => one.jobId === jobId)).toMatchObject([
    { clientId: client.id, userId: user.id, columns: ['name'], rows: 2, isLocked: true },
  ]);
});
