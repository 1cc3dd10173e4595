import { listUsersCall } from '#modules/accounts/contract/list-users.ts';
import { listUsers as listQuery } from '../queries/list-users.ts';
import { route } from '../route.ts';

export const listUsers = route(listUsersCall, ({ app, query, membership }) =>
  listQuery(app, { ...query, clientId: membership.clientId }),
);
