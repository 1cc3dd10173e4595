import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { defineEventTap } from '../events/events.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { newDeliveries } from './new-deliveries.ts';
import { isPlanned, wakeLock, webhookRunKind } from './run-lease.ts';
import type { WebhooksTables } from './tables.ts';

/**
 * Creates a delivery for each event and each active endpoint of its client that subscribes to it, saved together with
 * the event.
 */
export const queueDeliveries = defineEventTap({
  name: 'platform.queue-webhook-deliveries',
  async hear({ ids, type, clientId, subjects }, { db, jobs }) {
    const distinctSubjects = [...new Set(subjects.filter((subject) => subject !== null))];
    const endpoints = await (db as Db<WebhooksTables>)
      .selectFrom('platform.webhook_endpoints')
      .select(['id', 'subject'])
      .where('client_id', '=', clientId)
      .where('paused_at', 'is', null)
      .where(sql<boolean>`(event_types is null or ${type} = any(event_types))`)
      .where((or) =>
        or.or([
          or('subject', 'is', null),
          sql<boolean>`subject = any (${distinctSubjects}::text[])`,
        ]),
      )
      .execute();
    const endpointIds = new Set<string>();
    for (const [subject, theirs] of Map.groupBy(endpoints, (endpoint) => endpoint.subject)) {
      const eventIds = subject === null ? ids : ids.filter((_, at) => subjects[at] === subject);
      const endpointsOfSubject = theirs.map(({ id }) => id);
      await newDeliveries(db, {
        clientId,
        endpointIds: endpointsOfSubject,
        eventIds,
        eventType: type,
      });
      if (eventIds.length > 0) for (const id of endpointsOfSubject) endpointIds.add(id);
    }
    await wakeEndpoints({ db, jobs }, { clientId, endpointIds: [...endpointIds] });
  },
});

/**
 * Ensures that a run sends the deliveries of the caller's transaction. No job is needed if the endpoint has a run, or
 * rests until a planned one. The shared lock, which never blocks, makes that run check again before it ends (`endRun`).
 */
async function wakeEndpoints(
  { db, jobs }: { db: Db; jobs: Jobs },
  { clientId, endpointIds }: { clientId: string; endpointIds: readonly string[] },
): Promise<void> {
  if (endpointIds.length === 0) return;
  // An older snapshot may show an expired lease.
  const { rows: locked } = await sql<{ id: string }>`
    select id from unnest(${endpointIds}::uuid[]) as id
    where current_setting('transaction_isolation') = 'read committed'
      and pg_try_advisory_xact_lock_shared(${wakeLock(clientId, sql`id`)})`.execute(db);
  // A separate statement, so that its snapshot is taken after the lock.
  const { rows: covered } = await sql<{ id: string }>`
    select run.endpoint_id as id from platform.webhook_runs as run
    left join platform.webhook_health as health
      on health.client_id = run.client_id and health.endpoint_id = run.endpoint_id
    where run.client_id = ${clientId} and run.endpoint_id = any (${locked.map(({ id }) => id)}::uuid[])
      and (run.leased_until > clock_timestamp()
        or (health.rests_until > clock_timestamp() and ${isPlanned}))`.execute(db);
  const withRun = new Set(covered.map(({ id }) => id));
  const runs = endpointIds
    .filter((id) => !withRun.has(id))
    .map((endpointId) => ({ clientId, endpointId }));
  await jobs.enqueueAll(db, webhookRunKind, runs, { clientId });
}
