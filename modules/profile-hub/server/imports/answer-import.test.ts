import { beforeEach, expect, test } from 'vitest';
import {
  answerImportCalls,
  listCampaignMappingsCall,
} from '#modules/profile-hub/contract/campaign-calls.ts';
import { getMappingCall } from '#modules/profile-hub/contract/mapping-calls.ts';
import { jobsAreDone } from '#platform/testing/jobs-are-done.ts';
import { testApp } from '#platform/testing/test-app.ts';

const suite = await testApp();
let client = await suite.people.client();
let admin = suite.visitor();

beforeEach(async () => {
  client = await suite.people.client();
  admin = await suite.adminOf(client);
});

const HEADER = 'campaign;type;response;answeredAt;email;question;kind;answer';
const LINES = [
  'Summer;contest;1;2026-06-01;ada@post.example;Name;text;Ada',
  'Summer;contest;1;2026-06-01;ada@post.example;Owns;several;Pot|Pan',
  'Summer;contest;2;2026-06-02T10:30;;Owns;several;Pot',
];

async function check(...lines: string[]) {
  const file = new File([[HEADER, ...lines].join('\n')], 'answers.csv');
  return (await admin.upload(answerImportCalls.check, { params: { uuid: client.id }, file })).body;
}
async function write(...lines: string[]) {
  const { id } = await check(...lines);
  await admin.call(answerImportCalls.write, { params: { uuid: client.id, id }, body: {} });
  await jobsAreDone(suite.app, 'profile-hub.campaign-answers.import');
}
const campaigns = async () =>
  (
    await admin.call(listCampaignMappingsCall, {
      query: { brand_id: client.brandId, type: 'contest' },
    })
  ).body.items;

test('answers come from a file too: its campaign and questions are made along [PH-15]', async () => {
  await write(...LINES);
  const [campaign] = await campaigns();
  expect(campaign).toMatchObject({ name: 'Summer', questions: 2, responses: 2 });
  const query = { brand_id: client.brandId, campaign_id: campaign?.id ?? '' };
  const { body } = await admin.call(getMappingCall, { query });
  expect(body.questions).toMatchObject([
    { text: 'Name', kind: 'text' },
    { text: 'Owns', kind: 'several', answers: [{ answer: 'Pot', given: 2 }, { given: 1 }] },
  ]);
});

test('a file that is brought twice changes nothing', async () => {
  await write(...LINES);
  const report = await check(...LINES);
  expect(report).toMatchObject({ creates: 0, updates: 0, wrong: 0 });
  await write(...LINES, 'Summer;contest;3;2026-06-03;;Owns;several;Pan');
  expect((await campaigns())[0]).toMatchObject({ responses: 3, questions: 2 });
});

test('each fault of a line is reported', async () => {
  const report = await check(
    'Summer;contest;1;tomorrow;a@post.example;Name;text;Ada',
    'Summer;contest;2;2999-01-01;a@post.example;Name;text;Ada',
    'Summer;contest;3;2026-06-01;a@post.example;Score;number;many',
    'Summer;contest;4;2026-06-01;;Name;text;Bo',
    'Summer;contest;4;2026-06-01;;name;text;Bo',
  );
  expect(report.faults.map(({ code }) => code)).toEqual([
    'notDate',
    'profile-hub.inFuture',
    'profile-hub.answerKind',
    'repeated',
  ]);
});
