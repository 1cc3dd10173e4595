import { sql } from 'kysely';
import type { WhichContacts } from '#modules/profile-hub/contract/contact-list.ts';
import type { ErasurePreview } from '#modules/profile-hub/contract/erasure.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { ErasedPersonalData } from '#platform/server/persons/personal-data-handler.ts';
import { chosenContactsSql } from '../contacts/contact-filter-sql.ts';
import { ruleContext } from '../segments/rule-context.ts';
import type { ProfileHubTables } from '../tables.ts';
import { lockToErase } from './erase-contacts.ts';
import { withLongTimeout } from './with-long-timeout.ts';

/**
 * Scope of an erasure. One contact is erased and rolled back, so that the preview equals the proof [PH-17]. For many
 * only the number is given, because each would search all free text.
 */
export async function previewErasure(
  { db, app }: { db: Db<ProfileHubTables>; app: App },
  clientId: string,
  which: WhichContacts,
): Promise<ErasurePreview> {
  const first = await withLongTimeout(db, async (tx) => {
    const context = await ruleContext({ db: tx }, clientId);
    const { rows } = await sql<{ id: string; count: number }>`
      select contact.id, count(*) over () as count from profile_hub.contacts as contact
      where ${chosenContactsSql(which, context)} limit 1`.execute(tx);
    return rows[0];
  });
  if (!first) return { contacts: 0, reached: [] };
  if (first.count > 1)
    return {
      contacts: first.count,
      reached: [{ what: 'profile-hub:erase.what.contacts', count: first.count }],
    };
  const reached = await erasedAndRolledBack({ db, app }, clientId, first.id);
  return { contacts: reached.length > 0 ? 1 : 0, reached };
}

class RolledBack extends Error {
  readonly reached: ErasedPersonalData[];

  constructor(reached: ErasedPersonalData[]) {
    super('the preview of an erasure is rolled back');
    this.reached = reached;
  }
}

async function erasedAndRolledBack(
  { db, app }: { db: Db<ProfileHubTables>; app: App },
  clientId: string,
  id: string,
): Promise<ErasedPersonalData[]> {
  try {
    return await withLongTimeout(db, async (tx): Promise<never> => {
      const person = await lockToErase({ db: tx }, clientId, [id]);
      throw new RolledBack(person ? await app.persons.erase(person, { db: tx, app }) : []);
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.reached;
    throw error;
  }
}
