import { listConsentsCall, updateOptinCall } from '#modules/profile-hub/contract/update-optin.ts';
import { readContactConsents } from '../consents/read-contact-consents.ts';
import { requireProof, requireUnblocked } from '../consents/record-optin.ts';
import { changeChosen } from '../contacts/bulk/change-chosen.ts';
import { resolveMergedContactId } from '../contacts/resolve-merged-contact-id.ts';
import { readCriteriaIndex } from '../criteria/criteria-index.ts';
import { route } from '../route.ts';

export const updateOptinRoute = route(
  updateOptinCall,
  async ({ db, app, body, membership: { clientId }, principal: { userId } }) => {
    const { which, optin } = body;
    requireProof(optin, await readCriteriaIndex({ db }, clientId));
    await requireUnblocked({ db }, clientId, body);
    const at = optin.at ?? new Date().toISOString();
    const change = { action: 'optin', optin: { ...optin, at } } as const;
    return changeChosen({ db, app }, { clientId, userId }, { which, change });
  },
);

export const listConsentsRoute = route(
  listConsentsCall,
  async ({ db, app, params, membership: { clientId } }) => {
    const id = await resolveMergedContactId({ db }, { clientId, id: params.id });
    return readContactConsents({ db, app }, { clientId, id });
  },
);
