import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { loseWorkers } from '#platform/server/jobs/testing/lose-workers.ts';
import { until } from '#platform/server/jobs/testing/until.ts';
import { startSuiteProcess } from '#platform/testing/suite-process.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { repliesAt, reviewBrand } from '../testing/review-brand.ts';
import { sendReplyKind } from './reply-job-kinds.ts';
import { sweepRepliesJob } from './sweep-replies.job.ts';

const REPLIES = 12;
const KILLS = 2;

const environment = { OUTBOUND_ALLOW: '127.0.0.1' };
const suite = await testApp({ work: false, environment });
const { app } = suite;
const all = app.database.acrossClients();

async function startWorker() {
  const worker = await startSuiteProcess(
    {
      DATABASE_URL: suite.databaseUrl,
      DATABASE_POOL: '6',
      DATA_DIR: app.config.dataDirectory,
      SECRET_KEY: app.config.SECRET_KEY ?? '',
      PUBLIC_URL: app.config.publicUrl,
      ...environment,
      MAILBOX: 'true',
      LOG_LEVEL: 'warn',
    },
    ['--role', 'worker'],
  );
  onTestFinished(() => void worker.child.kill('SIGKILL'));
  return worker;
}

/** Simulates the minutes after a worker was lost: leases and queue heartbeat expire, and the sweep runs. */
async function minutesLater(): Promise<void> {
  await sql`
    update communication.replies set leased_until = now() - interval '15 minutes' where state = 'sending'`.execute(
    all,
  );
  await loseWorkers({ db: all, databaseUrl: suite.databaseUrl }, sendReplyKind.name);
  const signal = new AbortController().signal;
  const job = { app, clientId: undefined, input: {}, jobId: uuidV7(), progress: () => {} };
  await sweepRepliesJob.handle({ ...job, signal });
}

const dueNow = () =>
  sql`
    update pgboss.job set start_after = now()
    where name = ${sendReplyKind.name} and state in ('created', 'retry') and start_after > now()`.execute(
    all,
  );

test('replies reach their source once under one key, however often their sender is killed [REV-09]', async () => {
  const brand = await reviewBrand(suite, { active: true, onlyOpeningHours: false });
  const { receiver } = await brand.connect();
  onTestFinished(() => receiver.close());
  for (let count = 0; count < REPLIES; count += 1) await brand.addReview();
  await brand.answer();
  await brand.db
    .updateTable('communication.replies')
    .set({ state: 'scheduled', send_at: new Date(), decision: 'send' })
    .set((row) => ({ send_key: row.fn.coalesce('send_key', sql<string>`gen_random_uuid()`) }))
    .execute();
  const replies = () =>
    brand.db
      .selectFrom('communication.replies')
      .select(['send_key as key', 'text', 'state'])
      .execute();

  for (let kill = 0; kill < KILLS; kill += 1) {
    // The source accepts one, but its response never reaches the worker.
    const before = receiver.received.length;
    let isHeld = false;
    receiver.answerNext(() => {
      isHeld = true;
    });
    const worker = await startWorker();
    await until(async () => {
      await dueNow();
      return isHeld && receiver.received.length > before + 1;
    });
    await worker.stop('SIGKILL');
    expect((await replies()).some(({ state }) => state === 'sending')).toBe(true);
    await minutesLater();
  }
  // The last worker is this process: nothing kills it.
  await testApp({ databaseUrl: suite.databaseUrl, environment });
  await until(async () => {
    await dueNow();
    return (await replies()).every(({ state }) => state === 'sent');
  });

  const byKey = (one: { key: string | null }, other: { key: string | null }) =>
    `${one.key}`.localeCompare(`${other.key}`);
  const stored = (await replies()).map(({ key, text }) => ({ key, text }));
  expect(stored).toHaveLength(REPLIES);
  expect(repliesAt(receiver).toSorted(byKey)).toEqual(stored.toSorted(byKey));
  // Each kill lost one response, so the same key was sent again.
  expect(receiver.received.length).toBeGreaterThanOrEqual(REPLIES + KILLS);
});
