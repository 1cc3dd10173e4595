import { manageLocations } from '#modules/directory/contract/permissions.ts';
import {
  assignProspectsCall,
  convertProspectCall,
  createProspectCall,
  deleteProspectCall,
  updateProspectCall,
} from '#modules/opportunity/contract/prospects.ts';
import { holds } from '#platform/contract/permission.ts';
import { forbidden } from '#platform/contract/problems.ts';
import type { Route } from '#platform/server/http/route.ts';
import { route } from '../route.ts';
import { assignProspects } from './assign-prospects.ts';
import { convertProspect } from './convert-prospect.ts';
import { createProspect, deleteProspect, updateProspect } from './save-prospect.ts';

/** Retailers that do not sell the brand yet. */
export const prospectRoutes: readonly Route[] = [
  route(createProspectCall, ({ db, app, params, body }) =>
    createProspect({ db, app }, params.clientId, body),
  ),

  route(updateProspectCall, ({ db, app, params, body }) =>
    updateProspect({ db, app }, params, body),
  ),

  route(deleteProspectCall, async ({ db, params }) => {
    await deleteProspect(db, params);
    return null;
  }),

  route(assignProspectsCall, async ({ db, app, params, body }) => ({
    changed: await assignProspects({ db, app }, params.clientId, body),
  })),

  route(convertProspectCall, async ({ db, app, params, body, membership }) => {
    if (!holds(manageLocations, membership)) throw forbidden();
    return { id: await convertProspect({ db, app }, params, body) };
  }),
];
