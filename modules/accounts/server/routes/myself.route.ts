import {
  changePasswordCall,
  updatePasswordCall,
} from '#modules/accounts/contract/change-password.ts';
import { getMyselfCall } from '#modules/accounts/contract/get-myself.ts';
import { updateSettingsCall } from '#modules/accounts/contract/update-settings.ts';
import { ASSOCIATIONS_LIMIT } from '#modules/accounts/contract/user-fields.ts';
import { changePassword } from '../commands/passwords/change-password.ts';
import { updateSettings } from '../commands/update-settings.ts';
import { describeUser } from '../queries/describe-user.ts';
import { chosenMembership } from '../queries/session/chosen-membership.ts';
import { route } from '../route.ts';

export const getMyselfRoute = route(getMyselfCall, async ({ app, db, principal, query }) =>
  describeUser({ app, db, principal }, chosenMembership(principal, query.clientId), {
    named: ASSOCIATIONS_LIMIT,
  }),
);

export const updateSettingsRoute = route(
  updateSettingsCall,
  async ({ app, db, principal, body }) => {
    await updateSettings({ db, app }, principal.userId, body);
    return null;
  },
);

/** A failed try stays counted, and hashing takes its time without holding a transaction open. */
const ownTransactions = true;

export const changePasswordRoute = route(
  changePasswordCall,
  async ({ app, principal, body, request }) => {
    await changePassword({ app }, principal, { ...body, address: request.address });
    return null;
  },
  { ownTransactions },
);

export const updatePasswordRoute = route(
  updatePasswordCall,
  async ({ app, principal, body, request }) => {
    await changePassword({ app }, principal, { ...body, address: request.address });
    return null;
  },
  { ownTransactions },
);
