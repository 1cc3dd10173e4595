import { leadDeleted } from '#modules/leads/contract/lead-events.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { purgeFiles } from '#platform/server/files/purge-files.job.ts';
import { leadMailKey } from '../mails/lead-mail-key.ts';
import type { LeadsTables } from '../tables.ts';
import type { WhichLead } from './lead-row.ts';

/** A lead goes with its files, links and history, and mails about it that have not left do not leave any more [LEAD-02]. */
export async function deleteLead(
  { db, app }: { db: Db<LeadsTables>; app: App },
  { clientId, id, formId }: WhichLead,
  at: Date = new Date(),
): Promise<void> {
  const files = await db
    .selectFrom('leads.lead_files')
    .select('id')
    .where('client_id', '=', clientId)
    .where('lead_id', '=', id)
    .execute();
  const gone = await db
    .deleteFrom('leads.leads')
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .$if(formId !== undefined, (query) => query.where('form_id', '=', formId ?? ''))
    .returning('form_id')
    .executeTakeFirst();
  if (!gone) throw notFound();
  const ids = files.map((file) => file.id);
  for (const fileId of ids) await app.files.remove(db, { clientId, id: fileId });
  if (ids.length > 0) await app.jobs.enqueue(db, purgeFiles, { ids }, { clientId });
  const about = leadMailKey({ clientId, leadId: id, mail: '', recipient: '' });
  await app.mail.withdraw(db, { clientId, about: `${about} ` });
  await app.events.publish(db, leadDeleted, {
    clientId,
    payload: { leadId: id, formId: gone.form_id, at: at.toISOString() },
  });
}
