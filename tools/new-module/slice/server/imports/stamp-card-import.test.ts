import { beforeEach, expect, test } from 'vitest';
import { stampCardFields } from '#modules/corner-shop/contract/stamp-card-fields.ts';
import {
  createStampCardCall,
  exportStampCardsCall,
  listStampCardsCall,
  stampCardImportCalls,
} from '#modules/corner-shop/contract/stamp-cards.ts';
import type { RecordField } from '#platform/contract/fields/record-fields.ts';
import { exportOutcomeSchema } from '#platform/contract/files/export-body.ts';
import { listJobs } from '#platform/contract/jobs.ts';
import { until } from '#platform/server/jobs/testing/until.ts';
import { testApp } from '#platform/testing/test-app.ts';

const suite = await testApp();
let client = await suite.people.client();
let params = { uuid: client.id };
let admin = suite.visitor();

beforeEach(async () => {
  client = await suite.people.client();
  params = { uuid: client.id };
  admin = await suite.adminOf(client);
});

/** A file with one line that has every field, each with a value other than the default. */
const fields = Object.entries<RecordField>(stampCardFields);
const HEADER = fields.map(([name]) => name).join(',');
const LINE = fields.map(([name, { file }]) => (name === 'code' ? 'B-2' : file?.example)).join(',');
const FULL = `${HEADER}\n${LINE}`;

async function check(content: string | Blob, name = 'stamp-cards.csv') {
  const file = new File([content], name);
  return (await admin.upload(stampCardImportCalls.check, { params, file })).body;
}

async function done(jobId: string) {
  return until(async () => {
    const { body } = await admin.call(listJobs, { query: { clientId: client.id } });
    return body.items.find(({ id, state }) => id === jobId && state === 'done');
  });
}

async function write(content: string | Blob, name?: string) {
  const report = await check(content, name);
  const at = { ...params, id: report.id };
  const { body } = await admin.call(stampCardImportCalls.write, { params: at, body: {} });
  await done(body.jobId);
  return report;
}

const listed = async () =>
  (await admin.call(listStampCardsCall, { params, query: { sortBy: 'code' } })).body.items;

test('a file brings every field, for a new line and for one that is known by its code', async () => {
  await write(FULL);
  await admin.call(createStampCardCall, { params, body: { code: 'B-3', name: 'Plain' } });
  await write(FULL.replace('B-2', 'b-3'));
  const [made, changed] = await listed();
  for (const [name, { empty }] of fields)
    expect(made?.[name as keyof typeof stampCardFields], name).not.toEqual(empty);
  expect(changed).toEqual({
    ...made,
    id: changed?.id,
    code: 'B-3',
    version: 2,
    updatedAt: changed?.updatedAt,
  });
});

test.each(['csv', 'xlsx'] as const)(
  'an export as %s comes back as an import that changes nothing',
  async (format) => {
    await write(`${FULL}\nB-3,"Quoted ""Plain""",,,,`);
    const before = await listed();
    const { body } = await admin.call(exportStampCardsCall, { params, body: { format } });
    const { path } = exportOutcomeSchema.parse((await done(body.jobId)).result);
    const file = await admin.send({ method: 'GET', path });
    const report = await write(new Blob([new Uint8Array(file.raw.rawPayload)]), `again.${format}`);
    expect(report).toMatchObject({ creates: 0, updates: 2, wrong: 0 });
    expect(await listed()).toEqual(before);
  },
);

test('a column that a file has not is left alone, an empty cell clears', async () => {
  await write(FULL);
  const [before] = await listed();
  await write('code,quantity\nB-2,');
  expect(await listed()).toEqual([
    { ...before, quantity: null, version: 2, updatedAt: expect.anything() },
  ]);
});

test('faults are reported by line and column', async () => {
  await write(FULL);
  const report = await check(
    [
      'code,name,level,quantity,startsOn,active',
      'A,,,,,',
      'B,Two,iron,,,',
      'C,Three,,1.5,,',
      'D,Four,,,31.02.2027,',
      'E,Five,,,,perhaps',
      'F,Six,,,,',
      'f,Seven,,,,',
    ].join('\n'),
  );
  expect(report.faults.map(({ line, column, code }) => [line, column, code])).toEqual([
    [2, 'name', 'required'],
    [3, 'level', 'notOneOf'],
    [4, 'quantity', 'notWhole'],
    [5, 'startsOn', 'notDate'],
    [6, 'active', 'notYesOrNo'],
    [8, 'code', 'repeated'],
  ]);
});
