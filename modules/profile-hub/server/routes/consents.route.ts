import { listConsentsCall, updateOptinCall } from '#modules/profile-hub/contract/update-optin.ts';
import { consentsOfContact } from '../consents/consents-of-contact.ts';
import { requireProof, requireUnblocked } from '../consents/record-optin.ts';
import { changeChosen } from '../contacts/bulk/change-chosen.ts';
import { keptContactId } from '../contacts/kept-contact-id.ts';
import { criteriaBook } from '../criteria/criteria-book.ts';
import { route } from '../route.ts';

export const updateOptinRoute = route(
  updateOptinCall,
  async ({ db, app, body, membership: { clientId }, principal: { userId } }) => {
    const { which, optin } = body;
    requireProof(optin, await criteriaBook({ db }, clientId));
    await requireUnblocked({ db }, clientId, body);
    const at = optin.at ?? new Date().toISOString();
    const change = { action: 'optin', optin: { ...optin, at } } as const;
    return changeChosen({ db, app }, { clientId, userId }, { which, change });
  },
);

export const listConsentsRoute = route(
  listConsentsCall,
  async ({ db, app, params, membership: { clientId } }) => {
    const id = await keptContactId({ db }, { clientId, id: params.id });
    return consentsOfContact({ db, app }, { clientId, id });
  },
);
