import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';

/** Sets columns of a lead for a test. */
export async function setLead(
  app: App,
  { clientId, id }: { clientId: string; id: string },
  columns: Record<string, unknown>,
): Promise<void> {
  const set = Object.entries(columns).map(([column, value]) => sql`${sql.id(column)} = ${value}`);
  await sql`update leads.leads set ${sql.join(set)} where client_id = ${clientId} and id = ${id}`.execute(
    app.database.ofClient(clientId),
  );
}
