import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/server/database/database.ts';

/** How long who has chosen once a week is left in peace. */
export const WEEK_DAYS = 7;

/**
 * Whether who has chosen once a week, in a row of `choice`, is to be reminded on a day, in SQL. Several forms write on the same
 * morning, and elsewhere it may be a day later.
 */
export function isWeekOver(day: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(choice.reminded_on <= ${day} - ${sql.lit(WEEK_DAYS)} or choice.reminded_on >= ${day})`;
}

/** Who wanted no more of them after one was written. */
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
