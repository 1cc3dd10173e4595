import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';

/** The mails in the history of a lead, oldest first. */
export async function listMails(app: App, leadId: string): Promise<Record<string, string>[]> {
  const { rows } = await sql<{ detail: Record<string, string> }>`
    select detail from leads.lead_history
    where lead_id = ${leadId} and kind = 'mail' order by id`.execute(app.database.acrossClients());
  return rows.map(({ detail }) => detail);
}
