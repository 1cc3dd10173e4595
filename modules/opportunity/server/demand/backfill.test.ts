import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { leadDeleted } from '#modules/leads/contract/lead-events.ts';
import { until } from '#platform/server/jobs/testing/until.ts';
import { lockWaiters } from '#platform/testing/database/own-activity.ts';
import { eventsAreDelivered, jobsAreDone } from '#platform/testing/jobs-are-done.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { backfillDemandJob, backfillProgress, sweepBackfillsJob } from './backfill.ts';
import { demandBrand } from './testing/demand-brand.ts';
import { inDemandTransaction } from './write-intentions.ts';

const suite = await testApp();
const { app } = suite;
type Brand = Awaited<ReturnType<typeof demandBrand>>;

async function backfill({ clientId }: Brand): Promise<void> {
  await app.jobs.enqueue(app.database.acrossClients(), backfillDemandJob, {}, { clientId });
  await jobsAreDone(app, backfillDemandJob.name);
}

test('what happened before comes in once, page by page, with the same keys as live events [OPP-01]', async () => {
  const brand = await demandBrand(suite);
  await brand.visits(2_300);
  await brand.visits(40, { kind: 'click', country: 'de' });
  for (const city of ['Rodez', 'Lyon', 'Paris']) {
    await brand.lead({ city, country: 'FR' });
    await brand.place(city, { searches: 2, noneNear: 1 });
  }
  expect((await backfillProgress(brand, brand.clientId)) ?? 0).toBe(0);
  await backfill(brand);
  const sums = { lead: [3, 3], scan: [2_300, 0], visit: [40, 0], search: [6, 3] };
  expect(await brand.sums()).toEqual(sums);
  const rows = await brand.db.selectFrom('opportunity.backfills').selectAll().execute();
  expect(rows.map(({ source, done, total }) => [source, done, total]).sort()).toEqual([
    ['lead', 3, 3],
    ['scan', 2_340, 2_340],
    ['search', 3, 3],
  ]);
  // Restarted from the beginning, as after a restored backup: nothing is counted twice.
  await sql`update opportunity.backfills set position = '', finished_at = null where client_id = ${brand.clientId}`.execute(
    app.database.acrossClients(),
  );
  expect(await backfillProgress(brand, brand.clientId)).toBe(1);
  await backfill(brand);
  expect(await brand.sums()).toEqual(sums);
});

test('a killed run resumes after the last stored page, and its progress can be read [OPP-01]', async () => {
  const brand = await demandBrand(suite);
  await brand.visits(1_500);
  const { rows } = await sql<{ position: string }>`
    select at || '|' || id as position from touchpoints.visits where client_id = ${brand.clientId}
    order by at, id offset 999 limit 1`.execute(app.database.acrossClients());
  await brand.db
    .insertInto('opportunity.backfills')
    .values({
      client_id: brand.clientId,
      source: 'scan',
      position: rows[0]?.position ?? '',
      done: 1_000,
      total: 1_500,
    })
    .execute();
  expect(await backfillProgress(brand, brand.clientId)).toBeCloseTo(2 / 3);
  await backfill(brand);
  expect(await brand.sums()).toEqual({ scan: [500, 0] });
  expect(await backfillProgress(brand, brand.clientId)).toBe(null);
});

test('no writer uses the area thread while it holds the demand lock [OPP-01]', async () => {
  const brand = await demandBrand(suite);
  const leadId = await brand.lead({ city: 'Millau', country: 'FR' });
  await brand.visits(3);
  const sent = vi.spyOn(Worker.prototype, 'postMessage');
  const { clientId } = brand;
  await inDemandTransaction(brand, clientId, async (tx) => {
    await app.jobs.enqueue(app.database.acrossClients(), backfillDemandJob, {}, { clientId });
    // The current state of a lead is stored, whatever events occurred.
    await app.events.publish(app.database.acrossClients(), leadDeleted, {
      clientId,
      payload: { leadId, formId: brand.formId, at: '2026-10-05T12:00:00Z' },
    });
    await until(async () => (await lockWaiters(tx)).length >= 2);
    expect(sent).toHaveBeenCalled();
    sent.mockClear();
  });
  await eventsAreDelivered(app);
  await jobsAreDone(app, backfillDemandJob.name);
  expect(sent).not.toHaveBeenCalled();
  sent.mockRestore();
  expect(await brand.sums()).toEqual({ lead: [1, 1], scan: [3, 0] });
});

test('the sweep starts the backfill of clients that are not finished [OPP-01]', async () => {
  const brand = await demandBrand(suite);
  await brand.place('Rodez', { searches: 4 });
  await app.jobs.enqueue(app.database.acrossClients(), sweepBackfillsJob, {});
  await jobsAreDone(app, sweepBackfillsJob.name);
  await jobsAreDone(app, backfillDemandJob.name);
  expect(await brand.sums()).toEqual({ search: [4, 0] });
});
