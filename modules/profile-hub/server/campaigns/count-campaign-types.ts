import { sql } from 'kysely';
import { CAMPAIGN_TYPES, type CampaignType } from '#modules/profile-hub/contract/campaign.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { ProfileHubTables } from '../tables.ts';

interface TypeCounts {
  type: CampaignType;
  available: number;
  assigned: number;
  incomplete: number;
  rejected: number;
}

/** For the picker of types: each of them, also where there is no campaign of it. */
export async function countCampaignTypes(
  { db }: { db: Db<ProfileHubTables> },
  clientId: string,
): Promise<TypeCounts[]> {
  const { rows } = await sql<TypeCounts>`
    select campaign.type,
      count(*) filter (where campaign.state = 'available')::integer as available,
      count(*) filter (where campaign.state = 'assigned')::integer as assigned,
      count(*) filter (where campaign.state = 'assigned' and mapping.incomplete)::integer as incomplete,
      count(*) filter (where campaign.state = 'rejected')::integer as rejected
    from profile_hub.campaigns as campaign
    left join profile_hub.mappings as mapping
      on mapping.client_id = campaign.client_id and mapping.campaign_id = campaign.id and mapping.saved
    where campaign.client_id = ${clientId} group by campaign.type`.execute(db);
  return CAMPAIGN_TYPES.map(
    (type) =>
      rows.find((row) => row.type === type) ?? {
        type,
        available: 0,
        assigned: 0,
        incomplete: 0,
        rejected: 0,
      },
  );
}
