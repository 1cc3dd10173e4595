import {
  addBlockCall,
  listBlocksCall,
  removeBlocksCall,
} from '#modules/profile-hub/contract/blocks/block-calls.ts';
import { addBlock, removeBlocks } from '../blocks/change-blocks.ts';
import { listBlocks } from '../blocks/list-blocks.ts';
import { route } from '../route.ts';

export const listBlocksRoute = route(listBlocksCall, ({ db, params, query }) =>
  listBlocks({ db }, params.uuid, query),
);

export const addBlockRoute = route(
  addBlockCall,
  async ({ db, app, params, body, principal: { userId } }) => ({
    added: await addBlock({ db, app }, { clientId: params.uuid, userId }, body),
  }),
);

export const removeBlocksRoute = route(removeBlocksCall, ({ db, app, params, body: { which } }) =>
  removeBlocks({ db, app }, params.uuid, which),
);
