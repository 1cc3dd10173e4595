import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { sql } from 'kysely';
import { userDisabled } from '#modules/accounts/contract/user-events.ts';
import { startTestReceiver } from '#platform/server/outbound/testing/test-receiver.ts';
import { createWebhook } from '#platform/server/webhooks/change-webhook.ts';
import { People } from '#platform/testing/people.ts';
import { type Fault, nothingLostOrDuplicated } from '../tools/faults/finding.ts';
import { scratchApp } from './support/scratch-app.ts';
import { waitUntil } from './support/wait-until.ts';

const EVENTS = 60;
/** Webhook timeout in this scenario. */
const TRY_SECONDS = 2;

/** One receiver accepts requests and never responds, another is fast; then the first one responds again. */
const hangingReceiver: Fault = async () => {
  const [hanging, quick] = [await startTestReceiver(), await startTestReceiver()];
  const hangs = (_response: ServerResponse) => {};
  hanging.answerNext(...Array.from({ length: 3 }, () => hangs));
  const suite = await scratchApp({
    OUTBOUND_ALLOW: '127.0.0.1',
    WEBHOOK_TIMEOUT_SECONDS: String(TRY_SECONDS),
  });
  try {
    const { app } = suite;
    const db = app.database.acrossClients();
    const people = new People(app);
    const endpoint = async (url: string) => {
      const { id: clientId } = await people.client();
      const given = { clientId, url, description: '', eventTypes: null, createdBy: null };
      return { clientId, ...(await createWebhook({ db, app }, given)) };
    };
    const [bad, good] = [await endpoint(hanging.url), await endpoint(quick.url)];
    const publish = ({ clientId }: { clientId: string }) =>
      app.events.publishAll(app.database.ofClient(clientId), userDisabled, {
        clientId,
        payloads: Array.from({ length: EVENTS }, () => ({ userId: randomUUID() })),
      });
    const deliveries = async ({ clientId }: { clientId: string }) => {
      const { rows } = await sql<{ id: string; state: string; attempts: number }>`
        select id, state, attempts from platform.webhook_deliveries where client_id = ${clientId}`.execute(
        db,
      );
      return rows;
    };
    const allSent = async (to: { clientId: string }) =>
      (await deliveries(to)).every(({ state }) => state === 'sent');
    const idsAt = ({ received }: typeof quick) =>
      received.map(({ headers }) => String(headers['webhook-id']));

    await publish(bad);
    await suite.worker();
    await waitUntil(() => hanging.received.length > 0);
    const begun = Date.now();
    await publish(good);
    await waitUntil(() => allSent(good));
    const quickMs = Date.now() - begun;
    await waitUntil(async () => (await deliveries(bad)).some(({ state }) => state === 'failed'));
    await waitUntil(async () => {
      const { rows } = await sql`
        select from platform.webhook_deliveries where client_id = ${bad.clientId} and leased_until > now()`.execute(
        db,
      );
      return rows.length === 0;
    });
    const tried = (await deliveries(bad)).reduce((sum, { attempts }) => sum + attempts, 0);
    const offered = hanging.received.length;
    const { rows } = await sql<{ jobs: number; seconds: number }>`
      select (select count(*) from pgboss.job where name = 'platform.run-webhook-endpoint'
          and data->>'clientId' = ${bad.clientId} and state < 'completed')::int as jobs,
        (select extract(epoch from rests_until - now())::float from platform.webhook_health
          where endpoint_id = ${bad.id}) as seconds`.execute(db);
    const { jobs = 0, seconds = 0 } = rows[0] ?? {};
    // Ends the rest period without waiting.
    await sql`update platform.webhook_health set rests_until = null`.execute(db);
    await sql`
      update platform.webhook_deliveries set next_try_at = now() where state = 'failed' and next_try_at > now()`.execute(
      db,
    );
    await sql`update platform.webhook_runs set wake_at = null`.execute(db);
    await sql`
      update pgboss.job set start_after = now() where name = 'platform.run-webhook-endpoint' and state < 'active'`.execute(
      db,
    );
    await waitUntil(() => allSent(bad));
    const ids = (await deliveries(bad)).map(({ id }) => id);
    const got = idsAt(hanging);
    return [
      {
        what: 'tries at the hanging endpoint',
        seen: `${offered} offered, ${tried} counted`,
        holds: tried === offered && offered <= 3,
      },
      {
        what: 'its backlog while it rests',
        seen: `${EVENTS} deliveries wait with ${jobs} jobs, the next try in ${Math.round(seconds)} s`,
        holds: jobs <= 3 && seconds > 0 && seconds <= 60,
      },
      {
        what: 'the quick endpoint meanwhile',
        seen: `${EVENTS} events within ${quickMs} ms`,
        holds: quickMs < 30_000,
      },
      nothingLostOrDuplicated('deliveries to the quick endpoint', {
        acknowledged: (await deliveries(good)).map(({ id }) => id),
        found: idsAt(quick),
      }),
      nothingLostOrDuplicated('deliveries to the hanging endpoint, once it answers', {
        acknowledged: ids,
        found: got.slice(offered),
      }),
    ];
  } finally {
    await suite.end();
    await Promise.all([hanging.close(), quick.close()]);
  }
};

export default hangingReceiver;
