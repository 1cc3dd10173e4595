import { expect, test } from 'vitest';
import { z } from 'zod';
import {
  cancelQueueJobsCall,
  getJobFiguresCall,
  listQueueJobsCall,
  pauseQueueCall,
  resumeQueueCall,
  retryQueueJobsCall,
} from '#modules/super-admin/contract/jobs.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { defineJob } from '#platform/server/jobs/job.ts';
import { until } from '#platform/server/jobs/testing/until.ts';
import { testApp } from '#platform/testing/test-app.ts';

let fails = true;
const frail = defineJob({
  name: 'test.frail',
  input: z.object({ email: z.string() }),
  retry: { limit: 0, delaySeconds: 1 },
  async handle() {
    if (fails) throw new Error('not yet');
  },
});
const suite = await testApp({ modules: [{ name: 'test', jobs: [frail] }] });
const across = suite.app.database.acrossClients();
const admin = await suite.visitor().as(await suite.people.user({ superAdmin: true }));
const input = { email: 'ingrid@example.test' };

/** Jobs in this test's queue, and of a client in it. */
const inQueue = (...clients: string[]) => {
  const any = (field: string, value: string[]) => ({ field, operator: 'any-of', value });
  const filters = [any('queue', ['test']), ...clients.map((id) => any('client', [id]))];
  return { groups: JSON.stringify([{ filters }]) };
};

async function listed(view: 'now' | 'given-up' | 'done', query: object = {}) {
  const answer = await admin.call(listQueueJobsCall, {
    query: { view, ...inQueue(), ...query },
  });
  expect(answer.status).toBe(200);
  return answer.body.items;
}

test('a given up job is found by its client, its name and its request, and tried again [SUP-05]', async () => {
  const client = await suite.people.client();
  const id = await suite.app.jobs.enqueue(across, frail, input, { clientId: client.id });
  await until(async () => (await listed('given-up')).length === 1);
  const [job] = await listed('given-up', inQueue(client.id));
  expect(job).toMatchObject({ id, name: 'test.frail', queue: 'test', state: 'given-up' });
  expect(JSON.stringify(job)).not.toContain('ingrid');
  expect(await listed('given-up', { q: 'frail' })).toHaveLength(1);
  expect(await listed('given-up', { q: 'Brand', qClients: client.id })).toHaveLength(1);
  expect(await listed('given-up', { q: 'nothing like it' })).toEqual([]);
  expect(await listed('given-up', inQueue(uuidV7()))).toEqual([]);

  fails = false;
  const which = { ids: [{ name: frail.name, id }] };
  expect((await admin.call(retryQueueJobsCall, { body: { which } })).body).toEqual({ retried: 1 });
  await until(async () => (await listed('done')).some((done) => done.id === id));
  expect((await admin.call(cancelQueueJobsCall, { body: { which } })).body).toEqual({
    cancelled: 0,
  });
});

test('a queue is paused and resumed, and the figures show its waiting jobs [SUP-05]', async () => {
  // Runs without workers; that workers skip a paused queue is tested elsewhere.
  const resting = await testApp({ work: false, modules: [{ name: 'test', jobs: [frail] }] });
  const admin = await resting.visitor().as(await resting.people.user({ superAdmin: true }));
  expect((await admin.call(pauseQueueCall, { params: { name: 'test' } })).status).toBe(204);
  const queue = async () =>
    (await admin.call(getJobFiguresCall, {})).body.queues.find(({ name }) => name === 'test');
  expect((await queue())?.pausedAt).not.toBeNull();
  const id = await resting.app.jobs.enqueue(resting.app.database.acrossClients(), frail, input);
  expect(await queue()).toMatchObject({ waiting: 1, jobs: ['test.frail'] });
  const now = await admin.call(listQueueJobsCall, { query: inQueue() });
  expect(now.body.items).toMatchObject([{ id, state: 'waiting' }]);
  const which = { ids: [{ name: frail.name, id }] };
  expect((await admin.call(cancelQueueJobsCall, { body: { which } })).body.cancelled).toBe(1);
  expect((await admin.call(resumeQueueCall, { params: { name: 'test' } })).status).toBe(204);
  expect(await queue()).toMatchObject({ pausedAt: null, waiting: 0 });
  expect((await admin.call(pauseQueueCall, { params: { name: 'nonsense' } })).status).toBe(404);
});

test('all matching jobs are cancelled except excluded ones, including jobs matched by the client’s name [SUP-05]', async () => {
  const resting = await testApp({ work: false, modules: [{ name: 'test', jobs: [frail] }] });
  const admin = await resting.visitor().as(await resting.people.user({ superAdmin: true }));
  const [mine, theirs] = [await resting.people.client(), await resting.people.client()];
  const db = resting.app.database.acrossClients();
  const enqueue = (clientId: string) => resting.app.jobs.enqueue(db, frail, input, { clientId });
  const [ended, excluded, foreign] = [
    await enqueue(mine.id),
    await enqueue(mine.id),
    await enqueue(theirs.id),
  ];
  const which = { filter: { q: 'Mine' }, except: [{ name: frail.name, id: excluded }] };
  const cancel = (body: object) => admin.call(cancelQueueJobsCall, { body: { which, ...body } });
  expect((await cancel({})).body).toEqual({ cancelled: 0 });
  expect((await cancel({ qClients: [mine.id] })).body).toEqual({ cancelled: 1 });
  const { items } = (await admin.call(listQueueJobsCall, { query: inQueue() })).body;
  expect(items.map(({ id }) => id).toSorted()).toEqual([excluded, foreign].toSorted());
  expect(items.map(({ id }) => id)).not.toContain(ended);
});

test('only a super admin operates the queue', async () => {
  const client = await suite.people.client();
  const user = await suite.people.user({ at: [{ client, role: 'brand_admin' }] });
  const browser = await suite.visitor().as(user);
  expect((await browser.call(listQueueJobsCall, { query: {} })).status).toBe(403);
  expect((await browser.call(pauseQueueCall, { params: { name: 'mail' } })).status).toBe(403);
  expect((await suite.visitor().call(getJobFiguresCall, {})).status).toBe(401);
});
