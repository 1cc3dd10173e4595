import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { WhichLead } from '../leads/lead-row.ts';
import { leadWithForm } from '../mails/lead-with-form.ts';
import { linkToLead } from '../mails/link-to-lead.ts';
import { sendLeadMail } from '../mails/send-lead-mail.ts';
import type { LeadsTables } from '../tables.ts';
import type { MailingZone } from './read-mailing-zones.ts';

/** Leads per run; the rest follows in the next run, 15 minutes later. */
const AT_A_TIME = 500;

/** Mails the consumer once, some days after acceptance, with buttons to say whether they bought. */
export async function requestPurchaseOutcomes(
  app: App,
  { clientId, locationIds }: MailingZone & { clientId: string },
  { at, signal }: { at: Date; signal?: AbortSignal },
): Promise<void> {
  const db = app.database.ofClient<LeadsTables>(clientId);
  const { rows } = await sql<{ id: string }>`
    select lead.id from leads.leads as lead
    join leads.forms as form on form.client_id = lead.client_id and form.id = lead.form_id
    where lead.client_id = ${clientId} and lead.status = 'accepted' and lead.closes_at > ${at}
      and lead.outcome_asked_at is null and lead.email is not null
      and (lead.location_id = any (${locationIds.filter(Boolean)}::uuid[])
        or ${locationIds.includes(null)} and lead.location_id is null)
      and lead.accepted_at
        + make_interval(days => (form.settings ->> 'askConsumerAfterDays')::int) <= ${at}
    order by lead.closes_at, lead.id
    limit ${AT_A_TIME}`.execute(db);
  for (const { id } of rows) {
    if (signal?.aborted) return;
    try {
      await db.transaction().execute((tx) => askOutcome({ db: tx, app }, { clientId, id }, at));
    } catch (error) {
      app.log.error({ error, leadId: id }, 'a consumer could not be asked');
    }
  }
}

async function askOutcome(
  { db, app }: { db: Db<LeadsTables>; app: App },
  { clientId, id }: WhichLead,
  at: Date,
): Promise<void> {
  const { rows } = await sql`
    update leads.leads set outcome_asked_at = ${at}
    where client_id = ${clientId} and id = ${id} and status = 'accepted' and outcome_asked_at is null
    returning id`.execute(db);
  const found = rows.length > 0 ? await leadWithForm({ db }, { clientId, id }) : undefined;
  if (!found?.lead.email) return;
  const { form, lead } = found;
  const { email } = found.lead;
  const part = 'consumer';
  const { convert, lose } = await linkToLead(
    { db, app },
    { clientId, leadId: id },
    { email, part },
    at,
  );
  const to = { email, name: lead.firstname ?? '', locale: lead.metadata.locale };
  const links = { open: convert, reject: lose };
  await sendLeadMail({ db, app }, { form, lead, mail: 'outcome', to, part, links, at });
}
