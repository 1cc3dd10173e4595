import { type Brand, findBrand } from '#modules/directory/contract/clients/brand.ts';
import type { LinkFault } from '#modules/leads/contract/links/link-problems.ts';
import type { ReminderFrequency } from '#modules/leads/contract/links/reminder-frequency.ts';
import type { App } from '#platform/server/app.ts';
import { isTokenShaped } from '../links/link-token.ts';
import type { LeadsTables } from '../tables.ts';
import { hashReminderToken } from './link-to-reminders.ts';

/** The recipient of a reminder link and their choice; null means that the forms decide. */
export interface ReminderChoice {
  clientId: string;
  token: string;
  recipient: string;
  frequency: ReminderFrequency | null;
  brand: Brand;
}

export async function findReminderChoice(
  { app }: { app: App },
  token: string,
): Promise<ReminderChoice | LinkFault> {
  if (!isTokenShaped(token)) return 'malformed';
  const db = app.database.acrossClients<LeadsTables>();
  const row = await db
    .selectFrom('leads.reminder_choices')
    .select(['client_id', 'recipient', 'frequency'])
    .where('token_hash', '=', hashReminderToken({ app }, token))
    .executeTakeFirst();
  if (!row) return 'unknown';
  const { client_id: clientId, recipient, frequency } = row;
  const brand = await app.ports.ask(findBrand, { clientId }, { db, app });
  if (!brand || brand.archived) return 'unknown';
  return { clientId, token, recipient, frequency, brand };
}
