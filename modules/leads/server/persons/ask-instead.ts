import { sql } from 'kysely';
import { THE_SUITE } from '#modules/leads/contract/leads/lead-party.ts';
import type { Person } from '#platform/contract/person.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { askAdmins } from '../clocks/ask-admins.ts';
import { historyLines } from '../leads/note-in-history.ts';
import { leadWithForm } from '../mails/lead-with-form.ts';
import type { LeadsTables } from '../tables.ts';

/** Whoever alone was asked to answer these was erased: the history says so, and the brand's admins are asked [LEAD-13]. */
export async function askInstead(
  { db, app }: { db: Db<LeadsTables>; app: App },
  { clientId, emails }: Pick<Person, 'clientId' | 'emails'>,
  leadIds: readonly string[],
  at: Date = new Date(),
): Promise<void> {
  const detail = { name: '', email: null, reason: 'erased' };
  for (const id of leadIds) {
    const lines = [{ kind: 'unassign', detail }] as const;
    await sql`with erased as (select 1) ${historyLines({ clientId, id }, { by: THE_SUITE, at, lines, from: 'erased' })}`.execute(
      db,
    );
    const found = await leadWithForm({ db }, { clientId, id });
    if (found) await askAdmins({ db, app }, found, { turn: at.toISOString(), at, without: emails });
  }
}
