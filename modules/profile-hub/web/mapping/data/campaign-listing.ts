import type { CampaignType } from '#modules/profile-hub/contract/campaign.ts';
import { listCampaignMappingsCall } from '#modules/profile-hub/contract/campaign-calls.ts';
import { campaignList } from '#modules/profile-hub/contract/campaign-list.ts';
import { inAddress } from '#platform/web/list/in-address.ts';
import { defineListing } from '#platform/web/list/listing.ts';
import { clientAddress } from '#platform/web/module/client-address.ts';

export interface CampaignScope {
  clientId: string;
  brandId: string;
  type: CampaignType;
}

export function mappingAddress({ clientId, type }: Omit<CampaignScope, 'brandId'>, id?: string) {
  return clientAddress(clientId, `profilehub/criteria-mapping/${type}${id ? `/${id}` : ''}`);
}

/** The campaigns of one type, by tab [PH-15]. */
export const campaignListing = defineListing({
  name: 'profile-hub.campaigns',
  list: campaignList,
  call: listCampaignMappingsCall,
  inputOf: ({ brandId, type }: CampaignScope, question) => ({
    query: { brand_id: brandId, type, ...inAddress(question) },
  }),
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  hrefOf: (scope, { id }) => mappingAddress(scope, id),
});
