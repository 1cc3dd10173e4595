import { sql } from 'kysely';
import type { Campaign } from '#modules/profile-hub/contract/campaign.ts';

/** Columns of `profile_hub.campaigns as campaign`. */
export const campaignColumns = sql`campaign.id, campaign.type, campaign.origin, campaign.name,
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

export function toCampaign(row: CampaignRow, brandId: string): Campaign {
  return {
    ...row,
    brand_id: brandId,
    firstResponseAt: row.firstResponseAt?.toISOString() ?? null,
    lastResponseAt: row.lastResponseAt?.toISOString() ?? null,
  };
}
