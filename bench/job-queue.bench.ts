import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { z } from 'zod';
import { defineEvent } from '#platform/contract/event.ts';
import type { App } from '#platform/server/app.ts';
import { createApp } from '#platform/server/create-app.ts';
import { migrateDatabase } from '#platform/server/database/migrate-database.ts';
import { defineListener } from '#platform/server/events/listener.ts';
import { defineJob } from '#platform/server/jobs/job.ts';
import { claimJobs } from '#platform/server/jobs/work/claim-jobs.ts';
import { modules as suiteModules } from '#suite/server/modules.ts';
import type { Bench } from '../tools/bench/measurement.ts';
import { benchApp } from './load/bench-app.ts';
import { milliseconds } from './load/milliseconds.ts';
import { median } from './load/percentiles.ts';

const BACKLOG = 200_000;
const FEW = 200;
const MEASURED_MS = 10_000;
const TAKES = 100;
/** Clock ticks per second of processor time in /proc. */
const TICKS_A_SECOND = 100;

let done = 0;
const handledAt = new Map<string, number>();

const light = defineJob({
  name: 'bench.light',
  input: z.object({ at: z.number() }),
  concurrency: 8,
  ofOneGroup: 6,
  async handle() {
    done += 1;
  },
});

/** Due jobs of one group, of which one never ends, so that none can run. */
const held = defineJob({
  name: 'bench-held.job',
  input: z.object({ at: z.number() }),
  concurrency: 4,
  ofOneGroup: 1,
  expireSeconds: 3_600,
  handle: ({ signal }) =>
    new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve());
    }),
});

const happened = defineEvent({
  type: 'bench.happened',
  label: 'bench:event.happened',
  payload: z.object({ at: z.number() }),
});
const listener = defineListener({
  name: 'bench.hears',
  event: happened,
  async handle({ event }) {
    done += 1;
    handledAt.set(event.clientId, performance.now());
  },
});

/**
 * Measures 200,000 waiting jobs of one client: worker throughput, cost of fetching jobs, the delay of another client,
 * and the idle cost of a backlog that cannot run.
 */
const jobQueue: Bench = async () => {
  const { app, end } = await benchApp({
    work: true,
    modules: [{ name: 'bench', jobs: [light, held], events: [happened], listeners: [listener] }],
  });
  const db = app.database.acrossClients();
  const [busy, other] = [randomUUID(), randomUUID()];
  for (const queue of ['bench', 'events']) await app.jobs.pause(db, queue);
  await pause(500);

  await enqueueMany(app, FEW, busy);
  const withFew = await costOfTaking(app);
  await enqueueMany(app, BACKLOG - FEW, busy);
  const withMany = await costOfTaking(app);
  process.stdout.write(
    `  taking: ${withFew.toFixed(2)} ms with ${FEW} waiting, ${withMany.toFixed(2)} ms with ${BACKLOG}\n`,
  );

  const startMs = await milliseconds(() => startWorker(app));

  await app.jobs.resume(db, 'bench');
  const jobsPace = await pace();
  await app.jobs.pause(db, 'bench');

  const payloads = Array.from({ length: 2_000 }, (_, at) => ({ at }));
  for (let batch = 0; batch < 20; batch += 1)
    await app.events.publishAll(app.database.ofClient(busy), happened, {
      clientId: busy,
      payloads,
    });
  await app.jobs.resume(db, 'events');
  const eventsPace = await pace();
  const published = performance.now();
  await app.events.publish(app.database.ofClient(other), happened, {
    clientId: other,
    payload: { at: 0 },
  });
  while (!handledAt.has(other)) await pause(5);
  const waitedMs = (handledAt.get(other) ?? 0) - published;
  await app.jobs.pause(db, 'events');
  await pause(1_000);

  await sql`delete from pgboss.job where name = 'bench.light' and state < 'active'`.execute(db);
  const inputs = Array.from({ length: 10_000 }, (_, at) => ({ at }));
  for (let sent = 0; sent < BACKLOG; sent += inputs.length)
    await app.jobs.enqueueAll(db, held, inputs, { clientId: busy });
  await pause(15_000);
  const before = await processorSeconds(app);
  await pause(30_000);
  const idleShare = (100 * ((await processorSeconds(app)) - before)) / 30;
  await end();
  return [
    {
      name: `light jobs a second, ${BACKLOG} of one client waiting`,
      value: jobsPace,
      unit: '/s',
      limit: { atLeast: 300 },
    },
    {
      name: 'events delivered a second, 40,000 of one client waiting',
      value: eventsPace,
      unit: '/s',
      limit: { atLeast: 300 },
    },
    {
      name: 'an event of another client behind them is handled',
      value: waitedMs,
      unit: 'ms',
      limit: { atMost: 10_000 },
    },
    {
      name: `taking jobs with ${BACKLOG} waiting, against ${FEW}`,
      value: withMany / withFew,
      unit: '×',
      limit: { atMost: 2 },
    },
    {
      name: `start and stop of a worker with ${BACKLOG} waiting`,
      value: startMs,
      unit: 'ms',
      limit: { atMost: 10_000 },
    },
    {
      name: `a core, with ${BACKLOG} due of which none may run`,
      value: idleShare,
      unit: '%',
      limit: { atMost: 10 },
    },
  ];
};

async function enqueueMany(app: App, count: number, clientId: string): Promise<void> {
  const db = app.database.acrossClients();
  for (let sent = 0; sent < count; sent += 10_000) {
    const inputs = Array.from({ length: Math.min(10_000, count - sent) }, (_, at) => ({ at }));
    await app.jobs.enqueueAll(db, light, inputs, { clientId });
  }
}

/** Starts a worker as the suite does, without loading the program. */
async function startWorker(app: App): Promise<void> {
  await migrateDatabase({
    url: app.database.url,
    migrations: suiteModules.flatMap(({ migrations }) => migrations ?? []),
  });
  const worker = await createApp({
    config: app.config,
    log: app.log,
    rootKey: 'only for the bench, and long enough',
    databaseUrl: app.database.url,
    modules: suiteModules,
    work: true,
    clock: false,
  });
  await worker.stop();
}

/** Claims eight jobs and releases them again. */
async function costOfTaking(app: App): Promise<number> {
  const wanted = { name: light.name, slots: 8, groupLimit: 6, afterClient: '' };
  const rollback = new Error('taken back');
  const times: number[] = [];
  for (let round = 0; round < TAKES; round += 1) {
    await app.database
      .acrossClients()
      .transaction()
      .execute(async (tx) => {
        times.push(await milliseconds(() => claimJobs(tx, wanted)));
        throw rollback;
      })
      .catch((error) => {
        if (error !== rollback) throw error;
      });
  }
  return median(times);
}

/** Jobs handled per second, after a warm-up of one second. */
async function pace(): Promise<number> {
  await pause(1_000);
  const [before, begun] = [done, performance.now()];
  await pause(MEASURED_MS);
  return ((done - before) * 1_000) / (performance.now() - begun);
}

/** CPU time of this process and its database, including ended connections, which PostgreSQL's first process accumulates. */
async function processorSeconds(app: App): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity`.execute(
    app.database.acrossClients(),
  );
  const backends = rows.map(({ pid }) => processorTicks(pid));
  const first = processorTicks(backends[0]?.parent ?? 0);
  const ticks = backends.reduce((sum, { own }) => sum + own, first.own + first.ofEndedChildren);
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6 + ticks / TICKS_A_SECOND;
}

function processorTicks(pid: number): { parent: number; own: number; ofEndedChildren: number } {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [, parent = 0] = fields;
  const [own = 0, system = 0, children = 0, childrenSystem = 0] = fields.slice(11);
  return { parent, own: own + system, ofEndedChildren: children + childrenSystem };
}

export default jobQueue;
