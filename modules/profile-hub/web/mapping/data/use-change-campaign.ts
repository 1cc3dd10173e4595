import {
  countCampaignTypesCall,
  decideCampaignCall,
  listCampaignMappingsCall,
} from '#modules/profile-hub/contract/campaign-calls.ts';
import { getMappingCall } from '#modules/profile-hub/contract/mapping-calls.ts';
import { useCallMutation } from '#platform/web/api/use-call-mutation.ts';

/** Adds, ignores or takes up a campaign again. */
export function useChangeCampaign() {
  return useCallMutation(decideCampaignCall, {
    changes: [listCampaignMappingsCall, countCampaignTypesCall, getMappingCall],
  });
}
