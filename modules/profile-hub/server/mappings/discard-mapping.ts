import type { Db } from '#platform/server/database/database.ts';
import type { ProfileHubTables } from '../tables.ts';

/** Deletes the unsaved mapping. */
export async function discardMapping(
  { db }: { db: Db<ProfileHubTables> },
  { clientId, campaignId }: { clientId: string; campaignId: string },
): Promise<void> {
  await db
    .deleteFrom('profile_hub.mappings')
    .where('client_id', '=', clientId)
    .where('campaign_id', '=', campaignId)
    .where('saved', '=', false)
    .execute();
}
