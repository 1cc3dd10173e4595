import { sql } from 'kysely';
import { SUITE_ACTOR } from '#modules/leads/contract/leads/lead-actor.ts';
import type { Person } from '#platform/contract/person.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { assignBrandAdmins } from '../follow-up/assign-brand-admins.ts';
import { historyLines } from '../leads/note-in-history.ts';
import { leadWithForm } from '../mails/lead-with-form.ts';
import type { LeadsTables } from '../tables.ts';

/** The only recipient of these leads was erased: records it in the history and assigns the brand's admins [LEAD-13]. */
export async function assignAdminsAfterErasure(
  { db, app }: { db: Db<LeadsTables>; app: App },
  { clientId, emails }: Pick<Person, 'clientId' | 'emails'>,
  leadIds: readonly string[],
  at: Date = new Date(),
): Promise<void> {
  const detail = { name: '', email: null, reason: 'erased' };
  for (const id of leadIds) {
    const lines = [{ kind: 'unassign', detail }] as const;
    await sql`with erased as (select 1) ${historyLines({ clientId, id }, { by: SUITE_ACTOR, at, lines, from: 'erased' })}`.execute(
      db,
    );
    const found = await leadWithForm({ db }, { clientId, id });
    if (found)
      await assignBrandAdmins({ db, app }, found, { turn: at.toISOString(), at, without: emails });
  }
}
