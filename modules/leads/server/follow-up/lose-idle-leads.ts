import { sql } from 'kysely';
import { SUITE_ACTOR } from '#modules/leads/contract/leads/lead-machine.ts';
import type { App } from '#platform/server/app.ts';
import { actOnLead } from '../leads/act-on-lead.ts';
import type { WhichLead } from '../leads/change-lead.ts';
import type { Context, LeadsTables } from '../tables.ts';

const AT_A_TIME = 200;

interface Given {
  at?: Date;
  signal?: AbortSignal;
}

/**
 * Ends every lead past its deadline, each separately; a failure does not stop the others and is retried by the next run
 * [LEAD-06]. Returns the number of lost leads.
 */
export async function loseIdleLeads(
  { app }: { app: App },
  { at = new Date(), signal }: Given = {},
): Promise<number> {
  let lost = 0;
  let last: Closing | undefined;
  do {
    const batch: Closing[] = await closingLeads(app, at, last);
    for (const lead of batch) {
      if (signal?.aborted) return lost;
      if (await loseOne(app, lead, at)) lost += 1;
    }
    last = batch.length === AT_A_TIME ? batch.at(-1) : undefined;
  } while (last);
  return lost;
}

interface Closing extends WhichLead {
  /** As text: a Date would drop the microseconds, and the next page would start before the last row. */
  closesAt: string;
}

async function closingLeads(app: App, at: Date, last: Closing | undefined): Promise<Closing[]> {
  const behind = last
    ? sql`and (closes_at, id) > (${last.closesAt}::timestamptz, ${last.id}::uuid)`
    : sql``;
  const { rows } = await sql<Closing>`
    select client_id as "clientId", id, closes_at::text as "closesAt" from leads.leads
    where closes_at <= ${at} and status in ('new', 'accepted') ${behind}
    order by leads.closes_at, id limit ${AT_A_TIME}`.execute(app.database.acrossClients());
  return rows;
}

async function loseOne(app: App, which: WhichLead, at: Date): Promise<boolean> {
  try {
    return await app.database
      .ofClient<LeadsTables>(which.clientId)
      .transaction()
      .execute(async (db) => {
        if (!(await isStillDue({ db }, which, at))) return false;
        await actOnLead(
          { db, app },
          which,
          { action: 'lose', by: SUITE_ACTOR, reason: 'idle', words: '' },
          at,
        );
        return true;
      });
  } catch (error) {
    app.log.error({ error, leadId: which.id }, 'an idle lead could not be ended');
    return false;
  }
}

/**
 * Locks the lead until it is lost: a concurrent keep either comes first or is refused, and two workers end it only
 * once.
 */
async function isStillDue(
  { db }: Pick<Context, 'db'>,
  { clientId, id }: WhichLead,
  at: Date,
): Promise<boolean> {
  const due = await db
    .selectFrom('leads.leads')
    .select('id')
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .where('closes_at', '<=', at)
    .where('status', 'in', ['new', 'accepted'])
    .forNoKeyUpdate()
    .executeTakeFirst();
  return due !== undefined;
}
