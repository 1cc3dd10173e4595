import { sql } from 'kysely';
import { expect } from 'vitest';
import type { App } from '#platform/server/app.ts';

/** Waits until nothing of this name waits or runs, so that what has not happened by then does not happen. */
export async function jobsAreDone(app: App, name: string): Promise<void> {
  const underWay = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from pgboss.job
      where name = ${name} and state in ('created', 'retry', 'active')`.execute(
      app.database.acrossClients(),
    );
    return rows[0]?.count;
  };
  await expect.poll(underWay).toBe(0);
}
