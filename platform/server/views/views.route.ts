import { clientViewCalls, superAdminViewCalls } from '#platform/contract/lists/saved-view.ts';
import type { Membership, Principal } from '../sessions/principal.ts';
import { createView, deleteView, updateView } from './change-view.ts';
import { route } from './tables.ts';
import { mayShareViews, type ViewReader } from './view.policy.ts';
import { clientViewStorage, superAdminViewStorage } from './view-storage.ts';
import { readVisibleListViews } from './visible-views.query.ts';

const listClientViewsRoute = route(
  clientViewCalls.list,
  async ({ db, principal, membership, query }) => {
    const reader = readerAt(principal, membership);
    return {
      items: await readVisibleListViews({ db }, reader, query.list),
      mayShare: mayShareViews(reader),
    };
  },
);

const createClientViewRoute = route(clientViewCalls.create, ({ db, principal, membership, body }) =>
  createView({ db }, readerAt(principal, membership), body),
);

const updateClientViewRoute = route(
  clientViewCalls.update,
  ({ db, app, principal, membership, params, body }) =>
    updateView({ db, app }, readerAt(principal, membership), params.id, body),
);

const deleteClientViewRoute = route(
  clientViewCalls.delete,
  async ({ db, principal, membership, params }) => {
    await deleteView({ db }, readerAt(principal, membership), params.id);
    return null;
  },
);

/** A super admin acting as a user sees that user's views, and their actions are logged. */
function readerAt({ userId }: Principal, { clientId, role }: Membership): ViewReader {
  return { storage: clientViewStorage(clientId), userId, role };
}

const listSuperAdminViewsRoute = route(
  superAdminViewCalls.list,
  async ({ db, principal, query }) => {
    const reader = superAdmin(principal);
    return {
      items: await readVisibleListViews({ db }, reader, query.list),
      mayShare: mayShareViews(reader),
    };
  },
);

const createSuperAdminViewRoute = route(superAdminViewCalls.create, ({ db, principal, body }) =>
  createView({ db }, superAdmin(principal), body),
);

const updateSuperAdminViewRoute = route(
  superAdminViewCalls.update,
  ({ db, app, principal, params, body }) =>
    updateView({ db, app }, superAdmin(principal), params.id, body),
);

const deleteSuperAdminViewRoute = route(
  superAdminViewCalls.delete,
  async ({ db, principal, params }) => {
    await deleteView({ db }, superAdmin(principal), params.id);
    return null;
  },
);

function superAdmin({ userId }: Principal): ViewReader {
  return { storage: superAdminViewStorage, userId, role: 'super_admin' };
}

export const viewsRoutes = [
  listClientViewsRoute,
  createClientViewRoute,
  updateClientViewRoute,
  deleteClientViewRoute,
  listSuperAdminViewsRoute,
  createSuperAdminViewRoute,
  updateSuperAdminViewRoute,
  deleteSuperAdminViewRoute,
];
