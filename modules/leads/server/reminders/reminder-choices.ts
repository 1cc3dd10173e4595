import { type RawBuilder, sql } from 'kysely';
import { type Brand, findBrand } from '#modules/directory/contract/clients/client-ports.ts';
import type { LinkFault } from '#modules/leads/contract/links/link-calls.ts';
import type { ReminderFrequency } from '#modules/leads/contract/links/linked-lead.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { isTokenShaped } from '../mails/link-to-lead.ts';
import type { Context, LeadsTables } from '../tables.ts';

const PURPOSE = 'reminder-link';

/** Hash by which the row of a token is found. */
function hashReminderToken({ app }: { app: Pick<App, 'secrets'> }, token: string): string {
  return app.secrets.hash(PURPOSE, token);
}

export const remindersPath = (token: string) => `/public/reminders?token=${token}`;

/**
 * Link to choose how often a brand reminds a recipient. The same URL in each reminder, derived from its row id with our key.
 * Also records the reminder, because weekly reminders count from it.
 */
export async function linkToReminders(
  { db, app }: { db: Db; app: Pick<App, 'secrets' | 'config'> },
  { clientId, email, day }: { clientId: string; email: string; day: string },
  at: Date,
): Promise<string> {
  const made = uuidV7();
  const tokenOf = (id: string) => app.secrets.sign(PURPOSE, id);
  const { rows } = await sql<{ id: string }>`
    insert into leads.reminder_choices (client_id, id, recipient, token_hash, reminded_on, mailed_at)
    values (${clientId}, ${made}, ${email.toLowerCase()}, ${hashReminderToken({ app }, tokenOf(made))},
      ${day}::date, ${at})
    on conflict (client_id, recipient) do update set
      reminded_on = greatest(reminder_choices.reminded_on, excluded.reminded_on),
      mailed_at = greatest(reminder_choices.mailed_at, excluded.mailed_at)
    returning id`.execute(db);
  const id = rows[0]?.id ?? made;
  // A row of an imported client contains the hash of the other installation.
  const hash = hashReminderToken({ app }, tokenOf(id));
  if (id !== made)
    await sql`
      update leads.reminder_choices set token_hash = ${hash}
      where client_id = ${clientId} and id = ${id} and token_hash <> ${hash}`.execute(db);
  return `${app.config.publicUrl}${remindersPath(tokenOf(id))}`;
}

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
  const brand = await app.ports.call(findBrand, { clientId }, { db, app });
  if (!brand) return 'unknown';
  if (brand.archived) return 'closed';
  return { clientId, token, recipient, frequency, brand };
}

/** Applies from the next reminder on, to all forms of the brand; null restores the default. */
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

/** Days between reminders for recipients that chose weekly. */
export const WEEK_DAYS = 7;

/**
 * SQL condition: a recipient in `choice` that chose weekly is due on this day. Several forms send on the same morning,
 * and other time zones may already be a day ahead.
 */
export function isWeekOver(day: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(choice.reminded_on <= ${day} - ${sql.lit(WEEK_DAYS)} or choice.reminded_on >= ${day})`;
}

/** Whether the recipient unsubscribed after the reminder was written. */
export async function wantsNone(
  { db }: Pick<Context, 'db'>,
  { clientId, email }: { clientId: string; email: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from leads.reminder_choices
    where client_id = ${clientId} and recipient = ${email.toLowerCase()} and frequency = 'none'`.execute(
    db,
  );
  return rows.length > 0;
}
