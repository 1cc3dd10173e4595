import { sql } from 'kysely';
import type { WhichContacts } from '#modules/profile-hub/contract/contact-list.ts';
import type { Db } from '#platform/server/database/database.ts';
import { chosenContactsSql } from '../contacts/contact-filter-sql.ts';
import { ruleContext } from '../segments/rule-context.ts';
import type { ProfileHubTables } from '../tables.ts';

/** Number of contacts that an export would contain. */
export async function countExport(
  { db }: { db: Db<ProfileHubTables> },
  clientId: string,
  which: WhichContacts,
): Promise<number> {
  const fit = chosenContactsSql(which, await ruleContext({ db }, clientId));
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from profile_hub.contacts as contact where ${fit}`.execute(db);
  return rows[0]?.count ?? 0;
}
