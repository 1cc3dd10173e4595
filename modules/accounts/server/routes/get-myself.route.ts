import { getMyselfCall } from '#modules/accounts/contract/get-myself.ts';
import { chosenMembership } from '../queries/chosen-membership.ts';
import { describeUser } from '../queries/describe-user.ts';
import { route } from '../route.ts';

export const getMyself = route(getMyselfCall, async ({ db, principal, query }) =>
  describeUser(db, principal, chosenMembership(principal, query.clientId)),
);
