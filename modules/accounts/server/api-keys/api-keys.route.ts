import {
  createApiKeyCall,
  endApiKeyCall,
  listApiKeysCall,
  updateApiKeyCall,
} from '#modules/accounts/contract/api-keys.ts';
import { route } from '../route.ts';
import {
  changeBrandKey,
  createBrandKey,
  endBrandKey,
  listBrandKeys,
  offeredPermissions,
} from './change-api-keys.ts';

const listApiKeysRoute = route(listApiKeysCall, async ({ db, app, membership }) => ({
  items: await listBrandKeys({ db, app }, membership),
  offered: offeredPermissions(app, membership),
}));

const createApiKeyRoute = route(
  createApiKeyCall,
  ({ db, app, membership, principal: { userId }, body }) =>
    createBrandKey({ db, app }, { ...membership, userId }, body),
);

const updateApiKeyRoute = route(updateApiKeyCall, ({ db, app, membership, params, body }) =>
  changeBrandKey({ db, app }, membership, { ...body, keyId: params.keyId }),
);

const endApiKeyRoute = route(endApiKeyCall, async ({ db, app, membership, params }) => {
  await endBrandKey({ db, app }, membership, params.keyId);
  return null;
});

export const apiKeysRoutes = [
  listApiKeysRoute,
  createApiKeyRoute,
  updateApiKeyRoute,
  endApiKeyRoute,
];
