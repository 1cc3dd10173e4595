import { sql } from 'kysely';
import type { Db } from '#platform/server/database/database.ts';
import type { LeadsTables } from '../tables.ts';
import type { NewLead } from './new-lead.ts';
import { newLeadColumns } from './new-lead-columns.ts';

interface Given {
  lead: NewLead;
  id: string;
  at: Date;
}

/**
 * Leads of one client, each with the first line of its history, in one statement; the ids of those that were not there yet.
 * In the order of their submissions, so that two processes with the same ones do not wait for each other.
 */
export async function insertLeads(
  { db }: { db: Db<LeadsTables> },
  given: readonly Given[],
): Promise<ReadonlySet<string>> {
  const rows = given.map(({ lead, id, at }) => newLeadColumns(lead, { id, at }));
  const names = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.id(name)));
  const { rows: kept } = await sql<{ id: string }>`
    with lead as (
      insert into leads.leads (${names})
      select ${names} from jsonb_populate_recordset(null::leads.leads, ${JSON.stringify(rows)}::jsonb)
      order by submission_id
      on conflict (client_id, form_id, submission_id) do nothing
      returning client_id, id, created_at, source, routing
    )
    insert into leads.lead_history (client_id, id, lead_id, at, kind, by, detail)
    select client_id, id, id, created_at, 'created', '{"kind": "consumer", "name": ""}',
      jsonb_build_object('source', source, 'routing', routing)
    from lead
    returning lead_id as id`.execute(db);
  return new Set(kept.map(({ id }) => id));
}
