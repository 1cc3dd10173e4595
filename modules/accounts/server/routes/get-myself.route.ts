import { getMyselfCall } from '#modules/accounts/contract/get-myself.ts';
import { ASSOCIATIONS_LIMIT } from '#modules/accounts/contract/manage-user.ts';
import { chosenMembership } from '../queries/chosen-membership.ts';
import { describeUser } from '../queries/describe-user.ts';
import { route } from '../route.ts';

export const getMyself = route(getMyselfCall, async ({ app, db, principal, query }) =>
  describeUser({ app, db, principal }, chosenMembership(principal, query.clientId), {
    named: ASSOCIATIONS_LIMIT,
  }),
);
