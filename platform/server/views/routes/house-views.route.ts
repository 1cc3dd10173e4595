import { houseViewCalls } from '#platform/contract/views/view-calls.ts';
import type { Principal } from '../../sessions/principal.ts';
import { createView } from '../create-view.ts';
import { deleteView } from '../delete-view.ts';
import { route } from '../tables.ts';
import { updateView } from '../update-view.ts';
import { mayShareViews, type ViewReader } from '../view.policy.ts';
import { houseShelf } from '../view-shelf.ts';
import { viewsOfList } from '../visible-views.query.ts';

export const listHouseViewsRoute = route(houseViewCalls.list, async ({ db, principal, query }) => {
  const reader = superAdmin(principal);
  return { items: await viewsOfList({ db }, reader, query.list), mayShare: mayShareViews(reader) };
});

export const createHouseViewRoute = route(houseViewCalls.create, ({ db, principal, body }) =>
  createView({ db }, superAdmin(principal), body),
);

export const updateHouseViewRoute = route(
  houseViewCalls.update,
  ({ db, app, principal, params, body }) =>
    updateView({ db, app }, superAdmin(principal), params.id, body),
);

export const deleteHouseViewRoute = route(
  houseViewCalls.delete,
  async ({ db, principal, params }) => {
    await deleteView({ db }, superAdmin(principal), params.id);
    return null;
  },
);

function superAdmin({ userId }: Principal): ViewReader {
  return { shelf: houseShelf, userId, role: 'super_admin' };
}
