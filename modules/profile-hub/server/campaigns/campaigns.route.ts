import {
  countCampaignTypesCall,
  decideCampaignCall,
  listCampaignMappingsCall,
  receiveAnswersCall,
  saveCampaignCall,
} from '#modules/profile-hub/contract/campaign-calls.ts';
import { countCampaignTypes, listCampaigns, readCampaign } from './list-campaigns.ts';
import { receiveAnswers } from './receive-answers.ts';
import { saveCampaign } from './save-campaign.ts';
import { applyAnswers } from '../mappings/apply/apply-answers.job.ts';
import { decideCampaign } from '../mappings/save-mapping.ts';
import { route } from '../route.ts';

const listCampaignMappingsRoute = route(listCampaignMappingsCall, ({ db, membership, query }) =>
  listCampaigns({ db }, membership, query),
);

const countCampaignTypesRoute = route(countCampaignTypesCall, ({ db, membership }) =>
  countCampaignTypes({ db }, membership.clientId),
);

const decideCampaignRoute = route(
  decideCampaignCall,
  async ({ db, app, membership: { clientId, brandId }, body: { campaign_id: id, action } }) => {
    await decideCampaign({ db, app }, { clientId, id }, action);
    return readCampaign({ db }, { clientId, brandId, id });
  },
);

const saveCampaignRoute = route(
  saveCampaignCall,
  async ({ db, membership: { clientId, brandId }, body: { brand_id: _, ...given } }) => {
    const id = await saveCampaign({ db }, clientId, given);
    return readCampaign({ db }, { clientId, brandId, id });
  },
);

const receiveAnswersRoute = route(
  receiveAnswersCall,
  async ({ db, app, membership: { clientId }, body }) => {
    const { campaignId, ...result } = await receiveAnswers({ db }, clientId, body);
    if (result.taken > 0)
      await app.jobs.enqueue(db, applyAnswers, { campaignId, userId: null }, { clientId });
    return result;
  },
);

export const campaignsRoutes = [
  listCampaignMappingsRoute,
  countCampaignTypesRoute,
  decideCampaignRoute,
  saveCampaignRoute,
  receiveAnswersRoute,
];
