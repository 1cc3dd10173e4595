import { getCriterionUsesCall } from '#modules/profile-hub/contract/criteria-calls.ts';
import { mapCampaigns, seeContacts } from '#modules/profile-hub/contract/permissions.ts';
import { holds } from '#platform/contract/permission.ts';
import { route } from '../route.ts';
import { readCriterionUses } from './read-criterion-uses.ts';

export const getCriterionUsesRoute = route(
  getCriterionUsesCall,
  ({ db, membership, principal: { userId }, query: { slug } }) =>
    readCriterionUses(
      { db },
      {
        clientId: membership.clientId,
        userId,
        seesContacts: holds(seeContacts, membership),
        mapsCampaigns: holds(mapCampaigns, membership),
      },
      slug,
    ),
);
