import { searchPeople } from '#modules/directory/contract/associations.ts';
import {
  findRepresentativesCall,
  getAreaDetailsCall,
  getAreaProspectsCall,
  getClusterDetailsCall,
  getMarkerCall,
} from '#modules/opportunity/contract/map-detail-calls.ts';
import type { Db } from '#platform/server/database/database.ts';
import { route } from '../route.ts';
import { readDetailsScope } from './details-scope.ts';
import { listProspects } from './place-retailers.ts';
import { findArea, readAreaDetails, readClusterDetails } from './read-details.ts';
import { readMarker } from './read-marker.ts';

const REPRESENTATIVES_FOUND = 20;

export const getAreaDetailsRoute = route(
  getAreaDetailsCall,
  async ({ app, db, membership, principal: { userId }, request: { locale }, params, query }) => {
    const { context, scope } = await readDetailsScope(
      { db, app },
      { userId, locale, membership },
      query,
    );
    return readAreaDetails(context, scope, params.areaId);
  },
);

export const getAreaProspectsRoute = route(
  getAreaProspectsCall,
  async ({ app, db, membership, principal: { userId }, request: { locale }, params, query }) => {
    const { page, size, whereUnserved, ...choices } = query;
    const { context, scope } = await readDetailsScope(
      { db, app },
      { userId, locale, membership },
      choices,
    );
    const { place } = await findArea(context, scope, params.areaId);
    return listProspects(context, scope, place, { page, size, whereUnserved });
  },
);

export const getClusterDetailsRoute = route(
  getClusterDetailsCall,
  async ({ app, db, membership, principal: { userId }, request: { locale }, params, query }) => {
    const { context, scope } = await readDetailsScope(
      { db, app },
      { userId, locale, membership },
      query,
    );
    return readClusterDetails(context, scope, params);
  },
);

export const getMarkerRoute = route(
  getMarkerCall,
  async ({ app, db, membership, principal: { userId }, request: { locale }, params, query }) => {
    const { context, scope } = await readDetailsScope(
      { db, app },
      { userId, locale, membership },
      query,
    );
    return readMarker(context, scope, params.id);
  },
);

export const findRepresentativesRoute = route(
  findRepresentativesCall,
  async ({ app, db, membership: { clientId }, query: { q } }) => {
    const people = await app.ports.call(
      searchPeople,
      { clientId, words: q, limit: 200 },
      { db: db as Db, app },
    );
    return {
      items: people
        .filter(({ role, status }) => role === 'sales_rep' && status === 'active')
        .slice(0, REPRESENTATIVES_FOUND)
        .map(({ userId, firstName, lastName }) => ({
          id: userId,
          name: `${firstName} ${lastName}`.trim(),
        })),
    };
  },
);
