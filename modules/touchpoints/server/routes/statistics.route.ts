import {
  getBrandStatisticsCall,
  getTouchpointStatisticsCall,
} from '#modules/touchpoints/contract/statistics.ts';
import { brandStatistics } from '../queries/brand-statistics.ts';
import { touchpointStatistics } from '../queries/touchpoint-statistics.ts';
import { route } from '../route.ts';

export const getTouchpointStatisticsRoute = route(
  getTouchpointStatisticsCall,
  ({ db, membership, params, query }) =>
    touchpointStatistics(
      { db },
      {
        clientId: membership.clientId,
        touchpointId: params.id,
        period: query.period,
      },
    ),
);

export const getBrandStatisticsRoute = route(
  getBrandStatisticsCall,
  ({ db, app, membership: { clientId }, query: { period }, request }) =>
    brandStatistics({ db, app }, { clientId, period, reader: request.locale }),
);
