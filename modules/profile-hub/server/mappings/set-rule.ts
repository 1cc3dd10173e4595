import type { MappingRule } from '#modules/profile-hub/contract/campaign.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { ProfileHubTables } from '../tables.ts';
import { beginMapping } from './begin-mapping.ts';

/** Sets how existing values of contacts are handled [PH-16]. */
export async function setRule(
  { db }: { db: Db<ProfileHubTables> },
  { clientId, campaignId }: { clientId: string; campaignId: string },
  rule: MappingRule | undefined,
): Promise<void> {
  const id = await beginMapping({ db }, { clientId, campaignId });
  if (!rule) return;
  await db
    .updateTable('profile_hub.mappings')
    .set({ rule })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .execute();
}
