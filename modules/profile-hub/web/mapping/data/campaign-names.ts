import type { CampaignType } from '#modules/profile-hub/contract/campaign.ts';
import type { CampaignView } from '#modules/profile-hub/contract/campaign-list.ts';

export const TAB_NAMES = {
  available: 'profile-hub:mapping.tab.available',
  assigned: 'profile-hub:mapping.tab.assigned',
  rejected: 'profile-hub:mapping.tab.rejected',
} as const satisfies Record<CampaignView, string>;

export const CAMPAIGN_TYPE_NAMES = {
  feedback: 'profile-hub:mapping.type.feedback',
  survey: 'profile-hub:mapping.type.survey',
  contest: 'profile-hub:mapping.type.contest',
} as const satisfies Record<CampaignType, string>;
