import {
  getSearchFiltersCall,
  searchTouchpointsCall,
} from '#modules/touchpoints/contract/search-touchpoints.ts';
import { searchFilters } from '../queries/search-filters.ts';
import { searchTouchpoints } from '../queries/search-touchpoints.ts';
import { route } from '../route.ts';

export const searchTouchpointsRoute = route(
  searchTouchpointsCall,
  ({ db, app, body, membership }) => searchTouchpoints({ db, app }, body, membership.clientId),
  // It only reads: page and count may be asked for side by side.
  { ownTransactions: true },
);

export const getSearchFiltersRoute = route(getSearchFiltersCall, ({ db, membership }) =>
  searchFilters(db, membership.clientId),
);
