import { findBrand } from '#modules/directory/contract/clients/brand.ts';
import type { App } from '#platform/server/app.ts';
import type { LeadsTables } from '../tables.ts';
import { dueReminders, markReminded } from './due-reminders.ts';
import { type MailingZone, readMailingZones } from './read-mailing-zones.ts';
import { requestPurchaseOutcomes } from './request-purchase-outcomes.ts';
import { sendReminder } from './send-reminder.ts';

interface Given {
  at?: Date;
  signal?: AbortSignal;
}

/**
 * Sends the morning mails of a client in each time zone where it is morning: reminders of open leads and the purchase
 * question to consumers. Failures do not stop other mails and are retried by the next run; no mail is sent twice.
 */
export async function remindClient(
  app: App,
  clientId: string,
  { at = new Date(), signal }: Given = {},
): Promise<void> {
  const db = app.database.ofClient<LeadsTables>(clientId);
  const brand = await app.ports.ask(findBrand, { clientId }, { db, app });
  if (!brand || brand.archived) return;
  const { timeZone } = brand;
  for (const clock of await readMailingZones({ db, app }, { clientId, timeZone }, at)) {
    await remindBy(app, { ...clock, clientId }, { at, ...(signal && { signal }) });
    await requestPurchaseOutcomes(app, { ...clock, clientId }, { at, ...(signal && { signal }) });
  }
}

async function remindBy(
  app: App,
  clock: MailingZone & { clientId: string },
  { at, signal }: { at: Date; signal?: AbortSignal },
): Promise<void> {
  const { clientId, day } = clock;
  const db = app.database.ofClient<LeadsTables>(clientId);
  const reminders = await dueReminders({ db }, clock, at);
  const done = new Set(reminders.flatMap(({ leadIds, isChosen }) => (isChosen ? [] : leadIds)));
  for (const reminder of reminders) {
    if (signal?.aborted) return;
    try {
      await db
        .transaction()
        .execute((tx) => sendReminder({ db: tx, app }, clock, { ...reminder, at }));
    } catch (error) {
      app.log.error({ error, formId: reminder.formId }, 'a reminder could not be sent');
      for (const id of reminder.leadIds) done.delete(id);
    }
  }
  // Runs last: if the worker crashes before, the next run detects the mails already sent.
  await markReminded({ db }, { clientId, day, leadIds: [...done] });
}
