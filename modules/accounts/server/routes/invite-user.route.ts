import {
  bulkUsersCall,
  invitationLinkCall,
  resendInvitationCall,
  userMailsCall,
} from '#modules/accounts/contract/invite-user.ts';
import { bulkUsers as bulkCommand } from '../commands/bulk-users.ts';
import { handOverLink, inviteAgain } from '../commands/invite-again.ts';
import { managerAt } from '../policies/manager-at.ts';
import { mailsOfUser } from '../queries/mails-of-user.ts';
import { route } from '../route.ts';
import type { AccountsTables } from '../tables.ts';

const ownTransactions = true;

export const resendInvitation = route(
  resendInvitationCall,
  async ({ app, principal, membership, params }) => {
    const asked = {
      clientId: membership.clientId,
      userId: params.id,
      manager: managerAt(principal, membership),
    };
    await app.database
      .acrossClients<AccountsTables>()
      .transaction()
      .execute((tx) => inviteAgain(app, tx, asked));
    return null;
  },
  { ownTransactions },
);

export const invitationLink = route(
  invitationLinkCall,
  async ({ app, principal, membership, params }) => {
    const asked = {
      clientId: membership.clientId,
      userId: params.id,
      manager: managerAt(principal, membership),
    };
    const { url, validUntil } = await app.database
      .acrossClients<AccountsTables>()
      .transaction()
      .execute((tx) => handOverLink(app, tx, asked));
    return { url, validUntil: validUntil.toISOString() };
  },
  { ownTransactions },
);

export const userMails = route(userMailsCall, ({ app, membership, params }) =>
  mailsOfUser(app, { clientId: membership.clientId, userId: params.id }),
);

export const bulkUsers = route(
  bulkUsersCall,
  ({ app, principal, membership, body }) =>
    bulkCommand(app, managerAt(principal, membership), { ...body, clientId: membership.clientId }),
  { ownTransactions },
);
