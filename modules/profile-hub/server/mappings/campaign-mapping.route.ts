import {
  decideCampaignCall,
  receiveAnswersCall,
} from '#modules/profile-hub/contract/campaign-calls.ts';
import { readCampaign } from '../campaigns/list-campaigns.ts';
import { receiveAnswers } from '../campaigns/receive-answers.ts';
import { route } from '../route.ts';
import { applyAnswers } from './apply/apply-answers.job.ts';
import { decideCampaign } from './save-mapping.ts';

const decideCampaignRoute = route(
  decideCampaignCall,
  async ({ db, app, membership: { clientId, brandId }, body: { campaign_id: id, action } }) => {
    await decideCampaign({ db, app }, { clientId, id }, action);
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

export const campaignMappingRoutes = [decideCampaignRoute, receiveAnswersRoute];
