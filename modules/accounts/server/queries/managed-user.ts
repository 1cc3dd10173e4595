import type { z } from 'zod';
import type { managedUserSchema } from '#modules/accounts/contract/manage-user.ts';
import { ASSOCIATIONS_LIMIT, userFields } from '#modules/accounts/contract/user-fields.ts';
import { listUserAssociations } from '#modules/directory/contract/associations.ts';
import { clientsByIds } from '#modules/directory/contract/clients/client-ports.ts';
import { picked } from '#platform/contract/fields/picked.ts';
import { fieldsWith } from '#platform/contract/fields/record-fields.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import {
  type Manager,
  mayChangePerson,
  mayChangeRole,
  mayDisable,
  mayInvite,
  mayReactivate,
  rolesToGive,
} from '../policies/user.policy.ts';
import type { AccountsTables } from '../tables.ts';
import { describeInvitation } from './describe-invitation.ts';
import { invitationMails } from './invitation-mails.ts';
import { grantedMenus } from './session/granted-menus.ts';
import { readUserAtClient } from './user-at-client.ts';

/** One user as the editor needs it: the data and the reader's permissions on it. */
export async function managedUser(
  { db, app }: { db: Db<AccountsTables>; app: App },
  asked: { clientId: string; userId: string; manager: Manager },
): Promise<z.input<typeof managedUserSchema>> {
  const { clientId, userId, manager } = asked;
  const user = await readUserAtClient({ db }, { clientId, userId });
  if (!user) throw notFound();
  const [client] = await app.ports.ask(clientsByIds, { ids: [clientId] }, { db, app });
  const places = await app.ports.ask(
    listUserAssociations,
    { clientId, userIds: [userId], named: ASSOCIATIONS_LIMIT },
    { db, app },
  );
  const seen = await app.sessions.lastSeen([userId]);
  const mails = await invitationMails({ app }, [user]);
  const modules = client?.modules.map(({ module }) => module) ?? [];
  const open = { role: user.role, modules, given: user.menus };
  const refusals = {
    changePerson: mayChangePerson(manager, user),
    changeRole: mayChangeRole(manager, user),
    disable: mayDisable(manager, user),
    reactivate: mayReactivate(manager, user),
  };
  const isDisabled = user.status === 'disabled';
  return {
    id: user.id,
    client: clientId,
    ...picked(user, fieldsWith(userFields, 'column')),
    status: user.status,
    associations: places.get(userId)?.associations ?? [],
    menus: [...grantedMenus(app.registry, open)],
    version: user.version,
    invitation: describeInvitation(user.status, user, mails.get(userId)),
    lastSeenAt: seen.get(userId)?.toISOString() ?? null,
    createdAt: user.created_at.toISOString(),
    may: {
      changePerson: !refusals.changePerson,
      changeRole: !refusals.changeRole,
      giveRoles: rolesToGive(manager.role),
      disable: !isDisabled && !refusals.disable,
      reactivate: isDisabled && !refusals.reactivate,
      invite: !mayInvite(user),
      because:
        (isDisabled ? refusals.reactivate : (refusals.changeRole ?? refusals.disable))?.code ??
        refusals.changePerson?.code ??
        null,
    },
  };
}
