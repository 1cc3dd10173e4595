import { expect, test } from 'vitest';
import { z } from 'zod';
import { cancelJob, listJobs } from '#platform/contract/jobs.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { defineJob } from './job.ts';
import { until } from './testing/until.ts';

const endless = defineJob({
  name: 'test.endless-export',
  input: z.object({}),
  async handle({ progress, signal }) {
    progress(131, 214);
    await new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  },
});
const suite = await testApp({ modules: [{ name: 'test', jobs: [endless] }] });
const title = { key: 'test:export.title', params: { count: 214 } };

test('a user sees and cancels their own job; a colleague can do neither [GEN-10]', async () => {
  const client = await suite.people.client();
  const [owner, colleague] = [
    await suite.people.user({ at: [{ client, role: 'brand_user' }] }),
    await suite.people.user({ at: [{ client, role: 'brand_admin' }] }),
  ];
  const id = await suite.app.jobs.enqueue(
    suite.app.database.ofClient(client.id),
    endless,
    {},
    { clientId: client.id, userId: owner.id, title },
  );
  const browser = await suite.visitor().as(owner);
  const stranger = await suite.visitor().as(colleague);
  const shown = async () => (await browser.call(listJobs, { query: {} })).body.items;

  await until(async () => (await shown())[0]?.done === 131);
  expect(await shown()).toMatchObject([
    { id, clientId: client.id, kind: endless.name, title, state: 'running', total: 214 },
  ]);
  expect((await browser.call(listJobs, { query: { clientId: uuidV7() } })).status).toBe(403);
  expect((await stranger.call(listJobs, { query: {} })).body.items).toEqual([]);
  expect((await stranger.call(cancelJob, { params: { id } })).status).toBe(404);

  const cancelled = await browser.call(cancelJob, { params: { id } });
  expect(cancelled).toMatchObject({ status: 200, body: { id, cancelRequested: true } });
  await until(async () => (await shown())[0]?.state === 'cancelled');
});

test('without a session there is nothing to see or to end', async () => {
  const anonymous = suite.visitor();
  expect((await anonymous.call(listJobs, { query: {} })).status).toBe(401);
  expect((await anonymous.call(cancelJob, { params: { id: uuidV7() } })).status).toBe(401);
});
