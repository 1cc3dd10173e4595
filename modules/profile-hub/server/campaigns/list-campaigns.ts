import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Campaign, CampaignType } from '#modules/profile-hub/contract/campaign.ts';
import type {
  CampaignSort,
  CampaignView,
  campaignList,
} from '#modules/profile-hub/contract/campaign-list.ts';
import type { ListQuestion } from '#platform/contract/lists/define-list.ts';
import type { Db } from '#platform/server/database/database.ts';
import { likePattern } from '#platform/server/database/like-pattern.ts';
import { type SortColumns, sortBy } from '#platform/server/lists/sort-by.ts';
import type { ProfileHubTables } from '../tables.ts';
import { type CampaignRow, campaignColumns, toCampaign } from './campaign-row.ts';

type Asked = ListQuestion<typeof campaignList.fields, CampaignView, CampaignSort> & {
  type?: CampaignType | undefined;
};

const SORTS: SortColumns<CampaignSort> = {
  lastResponseAt: sql`coalesce(campaign.last_response_at, campaign.created_at)`,
  name: sql`platform.fold(campaign.name)`,
  origin: sql`platform.fold(campaign.origin)`,
  responses: sql`campaign.responses`,
};

/** A page of the campaigns of one tab, and the number of campaigns per tab [PH-15]. */
export async function listCampaigns(
  { db }: { db: Db<ProfileHubTables> },
  { clientId, brandId }: { clientId: string; brandId: string },
  asked: Asked,
): Promise<{ items: Campaign[]; total: number; views: Record<CampaignView, number> }> {
  const ofType = sql<SqlBool>`campaign.client_id = ${clientId}
    and ${asked.type ? sql`campaign.type = ${asked.type}` : sql`true`}`;
  const fits = sql<SqlBool>`${ofType} and campaign.state = ${asked.view} and ${wordsIn(asked.q)}`;
  const [page, counts, states] = await Promise.all([
    sql<CampaignRow>`
      select ${campaignColumns} from profile_hub.campaigns as campaign where ${fits}
      order by ${sortBy(SORTS, asked, sql`campaign.id`)}
      limit ${asked.limit} offset ${(asked.page - 1) * asked.limit}`.execute(db),
    sql<{ count: number }>`
      select count(*)::integer as count from profile_hub.campaigns as campaign where ${fits}`.execute(
      db,
    ),
    sql<{ state: CampaignView; count: number }>`
      select campaign.state, count(*)::integer as count
      from profile_hub.campaigns as campaign where ${ofType} group by campaign.state`.execute(db),
  ]);
  const views = { available: 0, assigned: 0, rejected: 0 };
  for (const { state, count } of states.rows) views[state] = count;
  return {
    items: page.rows.map((row) => toCampaign(row, brandId)),
    total: counts.rows[0]?.count ?? 0,
    views,
  };
}

function wordsIn(q: string | undefined): RawBuilder<SqlBool> {
  const words = (q ?? '').split(/\s+/).filter(Boolean);
  const searched = sql`platform.fold(campaign.name || ' ' || campaign.origin || ' ' || coalesce(campaign.feedback_template_id, ''))`;
  if (words.length === 0) return sql<SqlBool>`true`;
  const parts = words.map(
    (word) => sql<SqlBool>`${searched} like platform.fold(${likePattern(word, 'contains')})`,
  );
  return sql<SqlBool>`${sql.join(parts, sql` and `)}`;
}
