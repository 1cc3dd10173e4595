import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { uuidV7 } from '#platform/server/database/uuid-v7.ts';

const PURPOSE = 'reminder-link';

/** By it the row of a token is found. */
export function hashReminderToken({ app }: { app: Pick<App, 'secrets'> }, token: string): string {
  return app.secrets.hash(PURPOSE, token);
}

export const remindersPath = (token: string) => `/public/reminders?token=${token}`;

/**
 * Where one recipient chooses how often a brand reminds them: the same address in each reminder, made from its row's id by
 * our key. That they are reminded now is noted with it: once a week counts from then.
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
  return `${app.config.publicUrl}${remindersPath(tokenOf(rows[0]?.id ?? made))}`;
}
