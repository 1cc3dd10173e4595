import {
  addBlockCall,
  listBlocksCall,
  removeBlocksCall,
} from '#modules/profile-hub/contract/blocks.ts';
import { retryDeadlocks } from '#platform/server/database/database-errors.ts';
import { route } from '../route.ts';
import { addBlock, removeBlocks } from './change-blocks.ts';
import { countBlocks, listBlocks } from './list-blocks.ts';

const listBlocksRoute = route(listBlocksCall, async ({ db, params, query }) => ({
  ...(await listBlocks({ db }, params.uuid, query)),
  views: await countBlocks({ db }, params.uuid),
}));

// Both recalculate many contacts that imports and leads lock in another order, so they are retried after deadlocks.
const addBlockRoute = route(
  addBlockCall,
  async ({ db, app, params, body, principal: { userId } }) => ({
    added: await retryDeadlocks(() =>
      db
        .transaction()
        .execute((tx) => addBlock({ db: tx, app }, { clientId: params.uuid, userId }, body)),
    ),
  }),
  { ownTransactions: true },
);

const removeBlocksRoute = route(
  removeBlocksCall,
  ({ db, app, params, body: { which } }) =>
    retryDeadlocks(() =>
      db.transaction().execute((tx) => removeBlocks({ db: tx, app }, params.uuid, which)),
    ),
  { ownTransactions: true },
);

export const blocksRoutes = [listBlocksRoute, addBlockRoute, removeBlocksRoute];
