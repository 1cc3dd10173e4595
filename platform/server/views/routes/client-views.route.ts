import { clientViewCalls } from '#platform/contract/views/view-calls.ts';
import type { Membership, Principal } from '../../sessions/principal.ts';
import { createView } from '../create-view.ts';
import { deleteView } from '../delete-view.ts';
import { route } from '../tables.ts';
import { updateView } from '../update-view.ts';
import { mayShareViews, type ViewReader } from '../view.policy.ts';
import { clientViewStorage } from '../view-storage.ts';
import { readVisibleListViews } from '../visible-views.query.ts';

export const listClientViewsRoute = route(
  clientViewCalls.list,
  async ({ db, principal, membership, query }) => {
    const reader = readerAt(principal, membership);
    return {
      items: await readVisibleListViews({ db }, reader, query.list),
      mayShare: mayShareViews(reader),
    };
  },
);

export const createClientViewRoute = route(
  clientViewCalls.create,
  ({ db, principal, membership, body }) =>
    createView({ db }, readerAt(principal, membership), body),
);

export const updateClientViewRoute = route(
  clientViewCalls.update,
  ({ db, app, principal, membership, params, body }) =>
    updateView({ db, app }, readerAt(principal, membership), params.id, body),
);

export const deleteClientViewRoute = route(
  clientViewCalls.delete,
  async ({ db, principal, membership, params }) => {
    await deleteView({ db }, readerAt(principal, membership), params.id);
    return null;
  },
);

/** A super admin acting as a user sees that user's views, and their actions are logged. */
function readerAt({ userId }: Principal, { clientId, role }: Membership): ViewReader {
  return { shelf: clientViewStorage(clientId), userId, role };
}
