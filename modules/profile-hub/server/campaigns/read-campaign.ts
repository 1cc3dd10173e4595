import { sql } from 'kysely';
import type { Campaign } from '#modules/profile-hub/contract/campaign.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { ProfileHubTables } from '../tables.ts';
import { type CampaignRow, campaignColumns, toCampaign } from './campaign-row.ts';

export async function readCampaign(
  { db }: { db: Db<ProfileHubTables> },
  { clientId, brandId, id }: { clientId: string; brandId: string; id: string },
): Promise<Campaign> {
  const { rows } = await sql<CampaignRow>`
    select ${campaignColumns} from profile_hub.campaigns as campaign
    where campaign.client_id = ${clientId} and campaign.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw notFound();
  return toCampaign(row, brandId);
}
