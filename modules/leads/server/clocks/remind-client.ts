import { findBrand } from '#modules/directory/contract/clients/brand.ts';
import type { App } from '#platform/server/app.ts';
import type { LeadsTables } from '../tables.ts';
import { askOutcomes } from './ask-outcomes.ts';
import { clocksOfClient, type ShopClock } from './clocks-of-client.ts';
import { dueReminders, markReminded } from './due-reminders.ts';
import { sendReminder } from './send-reminder.ts';

interface Given {
  at?: Date;
  signal?: AbortSignal;
}

/**
 * The morning's mails of one client, wherever it is morning: reminders of open leads, and the question to consumers. Whoever
 * could not be written to stops nobody else and is tried again by the next run; what was sent is not sent twice.
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
  for (const clock of await clocksOfClient({ db, app }, { clientId, timeZone }, at)) {
    await remindBy(app, { ...clock, clientId }, { at, ...(signal && { signal }) });
    await askOutcomes(app, { ...clock, clientId }, { at, ...(signal && { signal }) });
  }
}

async function remindBy(
  app: App,
  clock: ShopClock & { clientId: string },
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
  // Last: a worker that is lost before it leaves it to the next, who finds what was sent.
  await markReminded({ db }, { clientId, day, leadIds: [...done] });
}
