import {
  invitationLinkCall,
  resendInvitationCall,
} from '#modules/accounts/contract/invite-user.ts';
import {
  listAccessAdminsCall,
  requestAccessCall,
} from '#modules/accounts/contract/request-access.ts';
import { explainClientRefusal } from '../memberships/client-for-users.ts';
import { accessHelpers } from '../memberships/client-users-query.ts';
import { managerAt } from '../memberships/user.policy.ts';
import { route } from '../route.ts';
import type { AccountsTables } from '../tables.ts';
import { createInvitationLink, resendInvitation } from './invitations.ts';
import { requestAccess } from './request-access.ts';

const ownTransactions = true;

const resendInvitationRoute = route(
  resendInvitationCall,
  async ({ app, principal, membership, params }) => {
    const commandInput = {
      clientId: membership.clientId,
      userId: params.id,
      manager: managerAt(principal, membership),
    };
    await app.database
      .acrossClients<AccountsTables>()
      .transaction()
      .execute((tx) => resendInvitation({ db: tx, app }, commandInput));
    return null;
  },
  { ownTransactions, whyRefused: explainClientRefusal },
);

const invitationLinkRoute = route(
  invitationLinkCall,
  async ({ app, principal, membership, params }) => {
    const commandInput = {
      clientId: membership.clientId,
      userId: params.id,
      manager: managerAt(principal, membership),
    };
    const { url, validUntil } = await app.database
      .acrossClients<AccountsTables>()
      .transaction()
      .execute((tx) => createInvitationLink({ db: tx, app }, commandInput));
    return { url, validUntil: validUntil.toISOString() };
  },
  { ownTransactions },
);

const accessHelpersRoute = route(listAccessAdminsCall, async ({ app, db, principal }) => {
  const helpers = await accessHelpers({ db, app }, principal);
  return helpers.map(({ client, administrators }) => ({
    clientId: client.uuid,
    clientName: client.name,
    administrators: administrators.map(({ first_name, last_name }) => ({
      firstName: first_name,
      lastName: last_name,
    })),
  }));
});

const requestAccessRoute = route(requestAccessCall, async ({ app, db, principal }) => ({
  asked: await requestAccess({ db, app }, principal),
}));

export const invitationsRoutes = [
  accessHelpersRoute,
  requestAccessRoute,
  resendInvitationRoute,
  invitationLinkRoute,
];
