import { sql } from 'kysely';
import { BRAND_ROLES } from '#platform/contract/role.ts';
import type { Db } from '#platform/server/database/database.ts';
import { matchWords } from '#platform/server/database/match-words.ts';
import type { SearchSource } from '#platform/server/search-source.ts';
import type { ProfileHubTables } from '../tables.ts';

/** Campaigns by name, for the search in the header: each opens its mapping. */
export const searchCampaigns: SearchSource = {
  menu: 'profilehub/criteria-mapping',
  roles: BRAND_ROLES,
  async search({ words, limit, db, clientId }) {
    const { rows } = await sql<{
      id: string;
      name: string;
      type: string;
      origin: string;
      total: number;
    }>`
      select campaign.id, campaign.name, campaign.type, campaign.origin, count(*) over () as total
      from profile_hub.campaigns as campaign
      where campaign.client_id = ${clientId}
        and ${matchWords(sql<string>`platform.fold(campaign.name)`, words)}
      order by platform.fold(campaign.name), campaign.id limit ${limit}`.execute(
      db as Db<ProfileHubTables>,
    );
    return {
      total: rows[0]?.total ?? 0,
      hits: rows.map(({ id, name, type, origin }) => ({
        id,
        path: `profilehub/criteria-mapping/${type}/${id}`,
        title: name,
        meta: origin,
      })),
    };
  },
};
