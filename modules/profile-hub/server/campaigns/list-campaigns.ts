import { type RawBuilder, type SqlBool, sql } from 'kysely';
import {
  CAMPAIGN_TYPES,
  type Campaign,
  type CampaignSort,
  type CampaignType,
  type CampaignView,
  type campaignList,
} from '#modules/profile-hub/contract/campaign.ts';
import type { ListQuestion } from '#platform/contract/lists/define-list.ts';
import { BRAND_ROLES } from '#platform/contract/permission.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { Db } from '#platform/server/database/database.ts';
import { likePattern, matchWords } from '#platform/server/database/word-search.ts';
import { type SortColumns, sortBy } from '#platform/server/lists/read-page.ts';
import type { SearchSource } from '#platform/server/module-parts.ts';
import type { Context, ProfileHubTables } from '../tables.ts';

/** Columns of `profile_hub.campaigns as campaign`. */
const campaignColumns = sql`campaign.id, campaign.type, campaign.origin, campaign.name,
  campaign.feedback_template_id, campaign.state, campaign.open, campaign.responses,
  campaign.first_response_at as "firstResponseAt", campaign.last_response_at as "lastResponseAt",
  (select count(*)::integer from profile_hub.campaign_questions as question
    where question.client_id = campaign.client_id and question.campaign_id = campaign.id) as questions,
  coalesce((select mapping.incomplete from profile_hub.mappings as mapping
    where mapping.client_id = campaign.client_id and mapping.campaign_id = campaign.id and mapping.saved), false) as incomplete,
  exists (select from profile_hub.mappings as mapping
    where mapping.client_id = campaign.client_id and mapping.campaign_id = campaign.id and not mapping.saved) as temporary`;

export type CampaignRow = Omit<Campaign, 'brand_id' | 'firstResponseAt' | 'lastResponseAt'> & {
  firstResponseAt: Date | null;
  lastResponseAt: Date | null;
};

function toCampaign(row: CampaignRow, brandId: string): Campaign {
  return {
    ...row,
    brand_id: brandId,
    firstResponseAt: row.firstResponseAt?.toISOString() ?? null,
    lastResponseAt: row.lastResponseAt?.toISOString() ?? null,
  };
}

type CampaignQuery = ListQuestion<typeof campaignList.fields, CampaignView, CampaignSort> & {
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
  { db }: Pick<Context, 'db'>,
  { clientId, brandId }: { clientId: string; brandId: string },
  query: CampaignQuery,
): Promise<{ items: Campaign[]; total: number; views: Record<CampaignView, number> }> {
  const ofType = sql<SqlBool>`campaign.client_id = ${clientId}
    and ${query.type ? sql`campaign.type = ${query.type}` : sql`true`}`;
  const fits = sql<SqlBool>`${ofType} and campaign.state = ${query.view} and ${searchSql(query.q)}`;
  const [page, counts, states] = await Promise.all([
    sql<CampaignRow>`
      select ${campaignColumns} from profile_hub.campaigns as campaign where ${fits}
      order by ${sortBy(SORTS, query, sql`campaign.id`)}
      limit ${query.limit} offset ${(query.page - 1) * query.limit}`.execute(db),
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

function searchSql(q: string | undefined): RawBuilder<SqlBool> {
  const words = (q ?? '').split(/\s+/).filter(Boolean);
  const searched = sql`platform.fold(campaign.name || ' ' || campaign.origin || ' ' || coalesce(campaign.feedback_template_id, ''))`;
  if (words.length === 0) return sql<SqlBool>`true`;
  const parts = words.map(
    (word) => sql<SqlBool>`${searched} like platform.fold(${likePattern(word, 'contains')})`,
  );
  return sql<SqlBool>`${sql.join(parts, sql` and `)}`;
}

export async function readCampaign(
  { db }: Pick<Context, 'db'>,
  { clientId, brandId, id }: { clientId: string; brandId: string; id: string },
): Promise<Campaign> {
  const { rows } = await sql<CampaignRow>`
    select ${campaignColumns} from profile_hub.campaigns as campaign
    where campaign.client_id = ${clientId} and campaign.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw notFound();
  return toCampaign(row, brandId);
}

interface TypeCounts {
  type: CampaignType;
  available: number;
  assigned: number;
  incomplete: number;
  rejected: number;
}

/** For the type selection: all types, including those without campaigns. */
export async function countCampaignTypes(
  { db }: Pick<Context, 'db'>,
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

/** Searches campaigns by name, for the header search; each links to its mapping. */
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
