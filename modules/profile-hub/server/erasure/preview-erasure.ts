import { sql } from 'kysely';
import type { WhichContacts } from '#modules/profile-hub/contract/contact-list.ts';
import type { ErasurePreview } from '#modules/profile-hub/contract/erasure.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { ErasedOfPerson } from '#platform/server/persons/person-holder.ts';
import { chosenContactsSql } from '../contacts/contact-filter-sql.ts';
import { ruleContext } from '../segments/rule-context.ts';
import type { ProfileHubTables } from '../tables.ts';
import { lockToErase } from './erase-contacts.ts';
import { unhurried } from './unhurried.ts';

/**
 * What would be reached. One contact is erased and the transaction rolled back, so that the preview counts what the proof will
 * count [PH-17]. Of many only their number is given, because each would search all free text.
 */
export async function previewErasure(
  { db, app }: { db: Db<ProfileHubTables>; app: App },
  clientId: string,
  which: WhichContacts,
): Promise<ErasurePreview> {
  const first = await unhurried(db, async (tx) => {
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
  readonly reached: ErasedOfPerson[];

  constructor(reached: ErasedOfPerson[]) {
    super('the preview of an erasure is rolled back');
    this.reached = reached;
  }
}

async function erasedAndRolledBack(
  { db, app }: { db: Db<ProfileHubTables>; app: App },
  clientId: string,
  id: string,
): Promise<ErasedOfPerson[]> {
  try {
    return await unhurried(db, async (tx): Promise<never> => {
      const person = await lockToErase({ db: tx }, clientId, [id]);
      throw new RolledBack(person ? await app.persons.erase(person, { db: tx, app }) : []);
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.reached;
    throw error;
  }
}
