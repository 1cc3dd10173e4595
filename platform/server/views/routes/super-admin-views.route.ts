import { superAdminViewCalls } from '#platform/contract/views/view-calls.ts';
import type { Principal } from '../../sessions/principal.ts';
import { createView } from '../create-view.ts';
import { deleteView } from '../delete-view.ts';
import { route } from '../tables.ts';
import { updateView } from '../update-view.ts';
import { mayShareViews, type ViewReader } from '../view.policy.ts';
import { superAdminViewStorage } from '../view-storage.ts';
import { readVisibleListViews } from '../visible-views.query.ts';

export const listSuperAdminViewsRoute = route(
  superAdminViewCalls.list,
  async ({ db, principal, query }) => {
    const reader = superAdmin(principal);
    return {
      items: await readVisibleListViews({ db }, reader, query.list),
      mayShare: mayShareViews(reader),
    };
  },
);

export const createSuperAdminViewRoute = route(
  superAdminViewCalls.create,
  ({ db, principal, body }) => createView({ db }, superAdmin(principal), body),
);

export const updateSuperAdminViewRoute = route(
  superAdminViewCalls.update,
  ({ db, app, principal, params, body }) =>
    updateView({ db, app }, superAdmin(principal), params.id, body),
);

export const deleteSuperAdminViewRoute = route(
  superAdminViewCalls.delete,
  async ({ db, principal, params }) => {
    await deleteView({ db }, superAdmin(principal), params.id);
    return null;
  },
);

function superAdmin({ userId }: Principal): ViewReader {
  return { shelf: superAdminViewStorage, userId, role: 'super_admin' };
}
