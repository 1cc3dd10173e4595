import { getClustersCall, getMapChoicesCall } from '#modules/opportunity/contract/map-calls.ts';
import type { Route } from '#platform/server/http/route.ts';
import { route } from '../route.ts';
import { findViewClusters } from './clusters.ts';
import { readMapChoices } from './map-choices.ts';
import { retailerIndex } from './retailer-index.ts';
import { visibleRetailers } from './visible-retailers.ts';

export const retailerRoutes: readonly Route[] = [
  route(
    getClustersCall,
    async ({ db, app, params: { clientId }, query, principal, membership }) => {
      const { bounds, zoom, affiliations, activities, types } = query;
      const user = { id: principal.userId, role: membership.role };
      const visible = await visibleRetailers({ db, app }, clientId, user);
      const index = await retailerIndex(app, clientId);
      const choice = { affiliations, activities, types, visible };
      return findViewClusters(index, { bounds, zoom, choice });
    },
  ),

  route(getMapChoicesCall, async ({ db, app, params, principal, membership, request }) => {
    const user = { id: principal.userId, role: membership.role };
    const visible = await visibleRetailers({ db, app }, params.clientId, user);
    return readMapChoices({ db, app }, params.clientId, { visible, reader: request.locale });
  }),
];
