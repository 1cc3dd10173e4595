import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/server/database/database.ts';

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
  { db }: { db: Db },
  { clientId, email }: { clientId: string; email: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from leads.reminder_choices
    where client_id = ${clientId} and recipient = ${email.toLowerCase()} and frequency = 'none'`.execute(
    db,
  );
  return rows.length > 0;
}
