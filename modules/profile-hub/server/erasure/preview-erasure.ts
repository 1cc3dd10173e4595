import { sql } from 'kysely';
import type { WhichContacts } from '#modules/profile-hub/contract/contact-list.ts';
import type { ErasurePreview } from '#modules/profile-hub/contract/erasure.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { chosenContactsSql } from '../contacts/contact-filter-sql.ts';
import { ruleContext } from '../segments/rule-context.ts';
import type { ProfileHubTables } from '../tables.ts';
import { personOfContacts } from './person-of-contacts.ts';

type Context = { db: Db<ProfileHubTables>; app: App };

/** What would be reached: of one contact by asking every module, of many their number, since each would search all its text. */
export async function previewErasure(
  { db, app }: Context,
  clientId: string,
  which: WhichContacts,
): Promise<ErasurePreview> {
  const context = await ruleContext({ db }, clientId);
  const { rows } = await sql<{ id: string; count: number }>`
    select contact.id, count(*) over () as count from profile_hub.contacts as contact
    where ${chosenContactsSql(which, context)} limit 1`.execute(db);
  const [first] = rows;
  if (!first) return { contacts: 0, reached: [] };
  if (first.count > 1)
    return {
      contacts: first.count,
      reached: [{ what: 'profile-hub:erase.what.contacts', count: first.count }],
    };
  const person = await personOfContacts({ db }, clientId, [first.id]);
  const held = await app.persons.heldOf(person, { db, app });
  return {
    contacts: 1,
    reached: held.map(({ what, records }) => ({ what, count: records.length })),
  };
}
