import { sql } from 'kysely';
import type { Db } from '#platform/server/database/database.ts';
import type { ProfileHubTables } from '../tables.ts';

/** What persons have answered goes with them [PH-17]; how often a choice was given stays, for it is about nobody. */
export async function forgetAnswers(
  { db }: { db: Db<ProfileHubTables> },
  clientId: string,
  persons: { contactIds: readonly string[]; emails: readonly string[]; phones: readonly string[] },
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from profile_hub.campaign_responses
    where client_id = ${clientId} and (contact_id = any (${persons.contactIds}::text[])
      or email = any (${persons.emails}::text[]) or (email is null and phone = any (${persons.phones}::text[])))`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0n);
}
