import {
  getBrandStatisticsCall,
  getTouchpointStatisticsCall,
} from '#modules/touchpoints/contract/statistics.ts';
import { route } from '../route.ts';
import { brandStatistics, touchpointStatistics } from './statistics.ts';

const getTouchpointStatisticsRoute = route(
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

const getBrandStatisticsRoute = route(
  getBrandStatisticsCall,
  ({ db, app, membership: { clientId }, query: { period, compare }, request }) =>
    brandStatistics({ db, app }, { clientId, period, compare, reader: request.locale }),
);

export const statisticsRoutes = [getTouchpointStatisticsRoute, getBrandStatisticsRoute];
