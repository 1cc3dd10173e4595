import {
  countCampaignTypesCall,
  listCampaignMappingsCall,
  saveCampaignCall,
} from '#modules/profile-hub/contract/campaign-calls.ts';
import { route } from '../route.ts';
import { countCampaignTypes, listCampaigns, readCampaign } from './list-campaigns.ts';
import { saveCampaign } from './save-campaign.ts';

const listCampaignMappingsRoute = route(listCampaignMappingsCall, ({ db, membership, query }) =>
  listCampaigns({ db }, membership, query),
);

const countCampaignTypesRoute = route(countCampaignTypesCall, ({ db, membership }) =>
  countCampaignTypes({ db }, membership.clientId),
);

const saveCampaignRoute = route(
  saveCampaignCall,
  async ({ db, membership: { clientId, brandId }, body: { brand_id: _, ...given } }) => {
    const id = await saveCampaign({ db }, clientId, given);
    return readCampaign({ db }, { clientId, brandId, id });
  },
);

export const campaignsRoutes = [
  listCampaignMappingsRoute,
  countCampaignTypesRoute,
  saveCampaignRoute,
];
