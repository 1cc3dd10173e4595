import { sql } from 'kysely';
import type { CampaignType } from '#modules/profile-hub/contract/campaign.ts';
import type { getCriterionUsesCall } from '#modules/profile-hub/contract/criteria-calls.ts';
import { flattenRules, type RuleGroup } from '#modules/profile-hub/contract/segment-rule.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { notFound } from '#platform/contract/problems.ts';
import { readCriteriaIndex } from '../criteria/criteria-index.ts';
import type { Context } from '../tables.ts';
import { isVisibleSql } from './list-segments.ts';

type Uses = CallOutput<typeof getCriterionUsesCall>;

interface Reader {
  clientId: string;
  userId: string;
  seesContacts: boolean;
  mapsCampaigns: boolean;
}

/** Uses of a standard or custom criterion that the user may see [PH-07] [PH-08]. */
export async function readCriterionUses(
  { db }: Pick<Context, 'db'>,
  reader: Reader,
  slug: string,
): Promise<Uses> {
  const book = await readCriteriaIndex({ db }, reader.clientId);
  if (!book.bySlug(slug)) throw notFound();
  return {
    segments: reader.seesContacts ? await segmentsAsking({ db }, reader, slug) : [],
    campaigns: reader.mapsCampaigns ? await campaignsFilling({ db }, reader.clientId, slug) : [],
  };
}

async function segmentsAsking(
  { db }: Pick<Context, 'db'>,
  reader: Reader,
  slug: string,
): Promise<Uses['segments']> {
  const { rows } = await sql<Uses['segments'][number] & { rules: RuleGroup }>`
    select segment.id, segment.name, segment.saved, segment.rules
    from profile_hub.segments as segment where ${isVisibleSql(reader)}
    order by segment.name_key, segment.id`.execute(db);
  return rows
    .filter(({ rules }) => flattenRules(rules).some(({ field }) => field === slug))
    .map(({ rules: _, ...segment }) => segment);
}

async function campaignsFilling(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  slug: string,
): Promise<Uses['campaigns']> {
  const { rows } = await sql<{ id: string; name: string; type: CampaignType }>`
    select campaign.id, campaign.name, campaign.type from profile_hub.campaigns as campaign
    where campaign.client_id = ${clientId} and exists (
      select from profile_hub.mappings as mapping
      join profile_hub.mapping_questions as mapped
        on mapped.client_id = mapping.client_id and mapped.mapping_id = mapping.id
      where mapping.client_id = campaign.client_id and mapping.campaign_id = campaign.id
        and mapped.criterion = ${slug})
    order by campaign.name, campaign.id`.execute(db);
  return rows;
}
