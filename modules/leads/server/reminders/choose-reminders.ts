import type { ReminderFrequency } from '#modules/leads/contract/links/reminder-frequency.ts';
import type { App } from '#platform/server/app.ts';
import type { LeadsTables } from '../tables.ts';
import type { ReminderChoice } from './find-reminder-choice.ts';

/** From the next reminder on, of every form of the brand; null takes the choice back. */
export async function chooseReminders(
  { app }: { app: App },
  { clientId, recipient }: Pick<ReminderChoice, 'clientId' | 'recipient'>,
  frequency: ReminderFrequency | null,
): Promise<void> {
  await app.database
    .ofClient<LeadsTables>(clientId)
    .updateTable('leads.reminder_choices')
    .set({ frequency, chosen_at: new Date() })
    .where('client_id', '=', clientId)
    .where('recipient', '=', recipient)
    .execute();
}
