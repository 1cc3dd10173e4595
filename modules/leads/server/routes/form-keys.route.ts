import { tooManyKeys } from '#modules/leads/contract/intake/intake-problems.ts';
import {
  endFormKeyCall,
  listFormKeysCall,
  makeFormKeyCall,
} from '#modules/leads/contract/intake/key-calls.ts';
import { FORM_KEYS_LIMIT } from '#modules/leads/contract/limits.ts';
import { seeLeads } from '#modules/leads/contract/permissions.ts';
import { holds } from '#platform/contract/permission.ts';
import { forbidden } from '#platform/contract/problems.ts';
import {
  createApiKey,
  type KeySubject,
  listApiKeys,
  revokeApiKey,
} from '#platform/server/api-keys/api-keys.ts';
import { INTAKE_PURPOSE } from '../intake/admit-sender.ts';
import { route } from '../route.ts';

function keysOf(formId: string, { clientId }: { clientId: string }): KeySubject {
  return { clientId, purpose: INTAKE_PURPOSE, subject: formId };
}

export const listFormKeysRoute = route(
  listFormKeysCall,
  async ({ db, app, params, membership }) => ({
    items: await listApiKeys({ db, app }, keysOf(params.formId, membership)),
  }),
);

export const makeFormKeyRoute = route(
  makeFormKeyCall,
  async ({ db, app, params, membership, principal: { userId }, body: { name, scopes } }) => {
    // No user may give a key more permissions than they have.
    if (scopes.includes('leads.read') && !holds(seeLeads, membership)) throw forbidden();
    const keys = keysOf(params.formId, membership);
    const inUse = (await listApiKeys({ db, app }, keys)).filter(({ endedAt }) => endedAt === null);
    if (inUse.length >= FORM_KEYS_LIMIT) throw tooManyKeys({ limit: FORM_KEYS_LIMIT });
    return createApiKey({ db, app }, keys, { name, scopes, userId });
  },
);

export const endFormKeyRoute = route(
  endFormKeyCall,
  async ({ db, params: { formId, keyId }, membership }) => {
    await revokeApiKey({ db }, keysOf(formId, membership), keyId);
    return null;
  },
);
