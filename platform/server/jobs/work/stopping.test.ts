import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { testDatabase } from '#platform/testing/database/test-database.ts';
import { cutConnections } from '../../live/testing/cut-connections.ts';
import { defineJob } from '../job.ts';
import { untilState } from '../testing/job-rows.ts';
import { testProcess } from '../testing/test-process.ts';

const { url } = await testDatabase();
const clientId = randomUUID();
const userId = randomUUID();
const title = { key: 'test:job.title', params: {} };

test('the job of a killed worker is run again by another', async () => {
  const handle = vi.fn(async () => {});
  const job = defineJob({
    name: 'test.survivor',
    input: z.object({}),
    retry: { limit: 1, delaySeconds: 0, backoff: false },
    handle,
  });
  const web = await testProcess({ url, work: false, parts: { jobs: [job] } });
  const doomed = spawn(
    process.execPath,
    [join(import.meta.dirname, '..', 'testing', 'doomed-worker.ts'), url],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  onTestFinished(() => void doomed.kill('SIGKILL'));
  const id = await web.jobs.enqueue(
    web.database.ofClient(clientId),
    job,
    {},
    { clientId, userId, title },
  );
  await untilState(web.database, id, 'running');
  doomed.kill('SIGKILL');
  await once(doomed, 'exit');

  // Simulates half a minute without a heartbeat.
  await sql`update pgboss.job set heartbeat_on = now() - interval '31 seconds' where id = ${id}`.execute(
    web.database.acrossClients(),
  );
  await testProcess({ url, work: true, parts: { jobs: [job] }, times: { superviseSeconds: 1 } });
  await untilState(web.database, id, 'done');
  expect(handle).toHaveBeenCalledTimes(1);
});

test('a stopping worker finishes its running job', async () => {
  const go = Promise.withResolvers<void>();
  const job = defineJob({ name: 'test.short', input: z.object({}), handle: () => go.promise });
  const parts = { jobs: [job] };
  const web = await testProcess({ url, work: false, parts });
  const worker = await testProcess({ url, work: true, parts });
  const id = await web.jobs.enqueue(
    web.database.ofClient(clientId),
    job,
    {},
    { clientId, userId, title },
  );
  await untilState(web.database, id, 'running');
  const stopped = worker.stop();
  go.resolve();
  await stopped;
  await untilState(web.database, id, 'done');
});

test('a stopping worker returns a job that it cannot finish, which does not count as a failure', async () => {
  const aborted = vi.fn();
  const endless = defineJob({
    name: 'test.given-back',
    input: z.object({}),
    retry: { limit: 1, delaySeconds: 0, backoff: false },
    async handle({ signal }) {
      await new Promise((_, reject) => {
        signal.addEventListener('abort', () => {
          aborted();
          reject(signal.reason);
        });
      });
    },
  });
  // Still has all attempts, as if it had never started.
  const handle = vi.fn(async () => {
    if (handle.mock.calls.length === 1) throw new Error('no luck');
  });
  const worker = await testProcess({
    url,
    work: true,
    parts: { jobs: [endless] },
    times: { stopGraceMs: 50 },
  });
  const id = await worker.jobs.enqueue(
    worker.database.ofClient(clientId),
    endless,
    {},
    { clientId, userId, title },
  );
  await untilState(worker.database, id, 'running');
  await worker.stop();
  expect(aborted).toHaveBeenCalledOnce();

  const next = await testProcess({ url, work: true, parts: { jobs: [{ ...endless, handle }] } });
  await untilState(next.database, id, 'done');
  expect(handle).toHaveBeenCalledTimes(2);
});

test('a worker continues after its queue and live connections are cut', async () => {
  const handle = vi.fn(async () => {});
  const job = defineJob({ name: 'test.after-cut', input: z.object({}), handle });
  const { jobs, database } = await testProcess({ url, work: true, parts: { jobs: [job] } });
  const enqueue = () =>
    jobs.enqueue(database.ofClient(clientId), job, {}, { clientId, userId, title });
  await untilState(database, await enqueue(), 'done');
  await cutConnections(url, 'comptoir queue');
  await cutConnections(url, 'comptoir live');
  await untilState(database, await enqueue(), 'done');
  expect(handle).toHaveBeenCalledTimes(2);
});
