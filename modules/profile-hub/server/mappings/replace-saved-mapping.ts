import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { ProfileHubTables } from '../tables.ts';
import { judgeMapping } from './judge-mapping.ts';

/** Puts the temporary mapping in the place of the saved one; every response is to be gone through again. */
export async function replaceSavedMapping(
  { db, app }: { db: Db<ProfileHubTables>; app: App },
  { clientId, campaignId }: { clientId: string; campaignId: string },
): Promise<void> {
  const of = sql`client_id = ${clientId} and campaign_id = ${campaignId}`;
  await sql`delete from profile_hub.mappings where ${of} and saved`.execute(db);
  await sql`
    update profile_hub.mappings
    set saved = true, round = round + 1, version = version + 1, updated_at = now()
    where ${of} and not saved`.execute(db);
  await sql`
    update profile_hub.campaigns set state = 'assigned', updated_at = now()
    where client_id = ${clientId} and id = ${campaignId}`.execute(db);
  await judgeMapping({ db, app }, { clientId, campaignId });
}
