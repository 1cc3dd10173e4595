import {
  invitationLinkCall,
  resendInvitationCall,
} from '#modules/accounts/contract/invite-user.ts';
import { createInvitationLink, inviteAgain } from '../commands/invite-again.ts';
import { managerAt } from '../policies/manager-at.ts';
import { whyClientRefuses } from '../queries/why-client-refuses.ts';
import { route } from '../route.ts';
import type { AccountsTables } from '../tables.ts';

const ownTransactions = true;

export const resendInvitationRoute = route(
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
      .execute((tx) => inviteAgain({ db: tx, app }, asked));
    return null;
  },
  { ownTransactions, whyRefused: whyClientRefuses },
);

export const invitationLinkRoute = route(
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
      .execute((tx) => createInvitationLink({ db: tx, app }, asked));
    return { url, validUntil: validUntil.toISOString() };
  },
  { ownTransactions },
);
