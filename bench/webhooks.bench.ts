import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { brandForm } from '#modules/forms/server/testing/brand-form.ts';
import { leadEdited } from '#modules/leads/contract/lead-events.ts';
import { brandLead } from '#modules/leads/server/testing/brand-lead.ts';
import type { App } from '#platform/server/app.ts';
import { createWebhook } from '#platform/server/webhooks/change-webhook.ts';
import { leaseDueDeliveries } from '#platform/server/webhooks/lease-deliveries.ts';
import { moveLinesJob } from '#platform/server/webhooks/webhooks.job.ts';
import { People } from '#platform/testing/people.ts';
import { startSuiteProcess } from '#platform/testing/suite-process.ts';
import type { Bench } from '../tools/bench/measurement.ts';
import { benchApp } from './load/bench-app.ts';
import { milliseconds } from './load/milliseconds.ts';
import { median } from './load/percentiles.ts';

const MEASURED = 5_000;
const FEW = 200;
const MANY = 200_000;
const BATCH = 50;
const SECRET_KEY = 'only for the bench, and long enough';

/**
 * One worker process delivers lead events to a fast endpoint and logs each attempt, with a short and a long backlog.
 */
const webhooks: Bench = async () => {
  const receiver = await countingReceiver();
  const suite = await benchApp({ environment: { OUTBOUND_ALLOW: '127.0.0.1' } });
  const { app } = suite;
  const worker = () =>
    startSuiteProcess(
      {
        DATABASE_URL: app.database.url,
        DATA_DIR: app.config.dataDirectory,
        SECRET_KEY,
        OUTBOUND_ALLOW: '127.0.0.1',
        LOG_LEVEL: 'silent',
        DEMO: 'false',
      },
      ['--role', 'worker'],
    );
  try {
    const [long, other] = [
      await leadEndpoint(app, receiver.url),
      await leadEndpoint(app, receiver.url),
    ];
    await fill(app, long, FEW);
    const takeFewMs = await takingMs(app, long);
    await fill(app, long, MEASURED);
    const first = await worker();
    const fewPerSecond = await receiver.perSecond(long.path, MEASURED);
    await receiver.until(long.path, FEW + MEASURED);
    await first.stop();

    await fill(app, long, MEASURED + MANY);
    const takeManyMs = await takingMs(app, long);
    const clockMs = await milliseconds(() => moveLinesJob.handle({ app } as never));
    const second = await worker();
    const [manyPerSecond, otherMs] = await Promise.all([
      receiver.perSecond(long.path, MEASURED),
      deliveredMs(),
    ]);
    await second.stop('SIGKILL');
    return [
      ...[
        { name: `${FEW} waiting`, value: fewPerSecond },
        { name: `${MANY} waiting`, value: manyPerSecond },
      ].map(({ name, value }) => ({
        name: `webhook deliveries to one endpoint, one worker, ${name}`,
        value,
        unit: '/s' as const,
        limit: { atLeast: 300 },
      })),
      {
        name: `taking ${BATCH} of ${MANY} deliveries, against ${FEW}`,
        value: takeManyMs / takeFewMs,
        unit: '×',
        limit: { atMost: 2 },
      },
      {
        name: `finding endpoints with something due of ${MANY}`,
        value: clockMs,
        unit: 'ms',
        limit: { atMost: 250 },
      },
      {
        name: 'the delivery of another client meanwhile',
        value: otherMs,
        unit: 'ms',
        limit: { atMost: 10_000 },
      },
    ];

    async function deliveredMs(): Promise<number> {
      await receiver.until(long.path, FEW + 2 * MEASURED - MEASURED / 2);
      return milliseconds(async () => {
        await app.events.publish(app.database.ofClient(other.clientId), leadEdited, {
          clientId: other.clientId,
          payload: other.payload,
        });
        await receiver.until(other.path, 1);
      });
    }
  } finally {
    await suite.end();
    receiver.close();
  }
};

interface LeadEndpoint {
  clientId: string;
  endpointId: string;
  path: string;
  payload: { leadId: string; formId: string; at: string; parts: string[] };
}

async function leadEndpoint(app: App, url: string): Promise<LeadEndpoint> {
  const { id: clientId } = await new People(app).client();
  const { id: formId } = await brandForm(app, clientId);
  const leadId = await brandLead(app, { clientId, formId });
  const path = `/${clientId}`;
  const { id: endpointId } = await createWebhook(
    { db: app.database.acrossClients(), app },
    { clientId, url: `${url}${path}`, description: '', eventTypes: null, createdBy: null },
  );
  const payload = { leadId, formId, at: new Date().toISOString(), parts: ['tags'] };
  return { clientId, endpointId, path, payload };
}

/** As if so many events had been published while no worker ran. */
async function fill(app: App, { clientId, endpointId, payload }: LeadEndpoint, count: number) {
  const db = app.database.acrossClients();
  await sql`
    with event as (
      insert into platform.events (client_id, id, type, payload)
      select ${clientId}::uuid, uuidv7(), ${leadEdited.type}, ${JSON.stringify(payload)}::jsonb
      from generate_series(1, ${count}::integer)
      returning id
    )
    insert into platform.webhook_deliveries (client_id, id, endpoint_id, event_id, event_type, tries_left)
    select ${clientId}::uuid, uuidv7(), ${endpointId}::uuid, id, ${leadEdited.type}, 5 from event`.execute(
    db,
  );
  await sql`analyze platform.webhook_deliveries, platform.events`.execute(db);
  await moveLinesJob.handle({ app } as never);
}

async function takingMs(app: App, key: LeadEndpoint): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 30; round += 1) {
    const tx = await app.database.ofClient(key.clientId).startTransaction().execute();
    times.push(
      await milliseconds(() => leaseDueDeliveries(tx, key, { atMost: BATCH, trySeconds: 15 })),
    );
    await tx.rollback().execute();
  }
  return median(times);
}

/** Responds immediately and counts requests by path. */
async function countingReceiver() {
  const counts = new Map<string, number>();
  const server = createServer((request, response) => {
    request.resume().once('end', () => {
      const path = request.url ?? '';
      counts.set(path, (counts.get(path) ?? 0) + 1);
      response.writeHead(204).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const received = (path: string) => counts.get(path) ?? 0;
  const until = async (path: string, count: number) => {
    while (received(path) < count) await pause(10);
  };
  return {
    url: `http://127.0.0.1:${port}`,
    until,
    /** From the first request on: before it, the worker starts. */
    async perSecond(path: string, count: number): Promise<number> {
      const before = received(path);
      await until(path, before + 1);
      const ms = await milliseconds(() => until(path, before + 1 + count));
      return (1000 * count) / ms;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export default webhooks;
