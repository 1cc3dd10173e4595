/**
 * A worker that is killed twice delivers 10,000 lead events to receivers that fail at random. Each event arrives under
 * one id, and each attempt is in the lead's history.
 */
import type { ServerResponse } from 'node:http';
import { sql } from 'kysely';
import { brandForm } from '#modules/forms/server/testing/brand-form.ts';
import { leadEdited } from '#modules/leads/contract/lead-events.ts';
import { brandLead } from '#modules/leads/server/testing/brand-lead.ts';
import type { App } from '#platform/server/app.ts';
import { startTestReceiver } from '#platform/server/outbound/testing/test-receiver.ts';
import { createWebhook } from '#platform/server/webhooks/change-webhook.ts';
import { People } from '#platform/testing/people.ts';
import { type Fault, nothingLostOrDuplicated } from '../tools/faults/finding.ts';
import { scratchApp } from './support/scratch-app.ts';
import { waitUntil } from './support/wait-until.ts';

const CLIENTS = 100;
/** One event of each client, repeatedly, like events of a normal day. */
const ROUNDS = 100;
const EVENTS = CLIENTS * ROUNDS;
/** Maximum rounds in progress. */
const AHEAD = 3;
/** Rounds in which the worker is killed. */
const KILLED_IN = [30, 65];
/** Share of deliveries that the receiver rejects. */
const FAILING_SHARE = 0.2;

const webhooksKilled: Fault = async () => {
  const receiver = await startTestReceiver();
  const suite = await scratchApp({
    OUTBOUND_ALLOW: '127.0.0.1',
    WEBHOOK_TIMEOUT_SECONDS: '5',
    DATABASE_POOL: '12',
  });
  const begun = Date.now();
  try {
    const { app } = suite;
    const db = app.database.acrossClients();
    const taken = takingAtRandom(receiver);
    const publish = await Promise.all(
      Array.from({ length: CLIENTS }, () => publisher(app, receiver.url)),
    );
    let kills = 0;
    let worker = await suite.worker();
    const soon = setInterval(() => void waitForNothing(app).catch(() => {}), 500);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const one of publish) await one();
      if (KILLED_IN.includes(round)) {
        await worker.stop('SIGKILL');
        kills += 1;
        worker = await suite.worker();
      }
      await waitUntil(() => taken().size > (round - AHEAD) * CLIENTS);
    }
    // Slow, but not stuck.
    for (let waits = 0; waits < 5; waits += 1) if (await waitUntil(() => allSent(app))) break;
    clearInterval(soon);
    const { rows: deliveries } = await sql<{ id: string; event_id: string; attempts: number }>`
      select id, event_id, attempts from platform.webhook_deliveries where state = 'sent'`.execute(
      db,
    );
    const { rows: noted } = await sql<{ id: string }>`
      select distinct detail ->> 'deliveryId' as id from leads.lead_history
      where kind = 'webhook' and detail ->> 'state' = 'sent'`.execute(db);
    const repeats = receiver.received.length - taken.failed() - taken().size;
    const seconds = Math.round((Date.now() - begun) / 1000);
    return [
      {
        what: `${EVENTS} events, a worker killed ${kills} times`,
        seen: `${receiver.received.length} requests, ${taken.failed()} failed at random, ${repeats} repeats under their own id, ${seconds} s`,
        holds: kills === 2 && taken.failed() > 0,
      },
      nothingLostOrDuplicated('deliveries', {
        acknowledged: deliveries.map(({ id }) => id),
        found: [...taken()],
      }),
      {
        what: 'ids of one event',
        seen: `${deliveries.length} deliveries of ${new Set(deliveries.map((each) => each.event_id)).size} events`,
        holds: deliveries.length === EVENTS,
      },
      {
        what: 'in the history of the leads',
        seen: `${noted.length} deliveries noted as sent`,
        holds: noted.length === EVENTS,
      },
    ];
  } finally {
    await suite.end();
    await receiver.close();
  }
};

/** Responds 500 at random, at most three times for the same delivery, because a delivery has five attempts. */
function takingAtRandom(receiver: Awaited<ReturnType<typeof startTestReceiver>>) {
  const failures = new Map<string, number>();
  const taken = new Set<string>();
  let failed = 0;
  const answer = (response: ServerResponse) => {
    receiver.answerNext(answer);
    const id = String(receiver.received.at(-1)?.headers['webhook-id']);
    const before = failures.get(id) ?? 0;
    const fails = before < 3 && Math.random() < FAILING_SHARE;
    if (fails) {
      failures.set(id, before + 1);
      failed += 1;
    } else taken.add(id);
    response.writeHead(fails ? 500 : 204).end();
  };
  receiver.answerNext(answer);
  return Object.assign(() => taken, { failed: () => failed });
}

async function publisher(app: App, url: string): Promise<() => Promise<unknown>> {
  const { id: clientId } = await new People(app).client();
  const form = await brandForm(app, clientId);
  const leadId = await brandLead(app, { clientId, formId: form.id });
  const given = { clientId, url, description: '', eventTypes: [leadEdited.type], createdBy: null };
  await createWebhook({ db: app.database.acrossClients(), app }, given);
  const payload = { leadId, formId: form.id, at: new Date().toISOString(), parts: ['tags'] };
  const db = app.database.ofClient(clientId);
  return () => app.events.publish(db, leadEdited, { clientId, payload });
}

async function allSent(app: App): Promise<boolean> {
  const { rows } = await sql`
    select from platform.webhook_deliveries where state <> 'sent' limit 1`.execute(
    app.database.acrossClients(),
  );
  return rows.length === 0;
}

/** Ends the pauses between attempts and the timeout of a killed worker immediately. */
async function waitForNothing(app: App): Promise<void> {
  const db = app.database.acrossClients();
  await sql`
    update platform.webhook_deliveries set next_try_at = now() where state = 'failed' and next_try_at > now()`.execute(
    db,
  );
  await sql`update platform.webhook_runs set wake_at = null`.execute(db);
  await sql`
    update pgboss.job set start_after = now()
    where name = 'platform.run-webhook-endpoint' and state < 'active' and start_after > now()`.execute(
    db,
  );
}

export default webhooksKilled;
