import { getDashboardCall } from '#modules/profile-hub/contract/dashboard.ts';
import { readDashboard } from '../figures/read-dashboard.ts';
import { route } from '../route.ts';

export const getDashboardRoute = route(
  getDashboardCall,
  ({ db, membership: { clientId }, query: { months } }) =>
    readDashboard({ db }, { clientId, months }),
);
