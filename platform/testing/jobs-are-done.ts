import { sql } from 'kysely';
import { expect } from 'vitest';
import type { App } from '#platform/server/app.ts';
import { eventDelivery, eventDispatch } from '#platform/server/events/event-delivery.ts';

/** Waits until no job of these names waits or runs, so that a test can check that something did not happen. */
export async function jobsAreDone(app: App, ...names: string[]): Promise<void> {
  const underWay = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from pgboss.job
      where name = any (${names}) and state in ('created', 'retry', 'active')`.execute(
      app.database.acrossClients(),
    );
    return rows[0]?.count;
  };
  await expect.poll(underWay).toBe(0);
}

/** Waits until every listener has handled the published events. */
export function eventsAreDelivered(app: App): Promise<void> {
  return jobsAreDone(app, eventDispatch.name, eventDelivery.name);
}
