import type { z } from 'zod';
import type { userSchema } from '#modules/accounts/contract/user.ts';
import { personFields } from '#modules/accounts/contract/user-fields.ts';
import { listUserAssociations } from '#modules/directory/contract/associations.ts';
import { picked } from '#platform/contract/fields/picked.ts';
import { fieldsWith } from '#platform/contract/fields/record-fields.ts';
import { authenticationFailed } from '#platform/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { Membership, Principal } from '#platform/server/sessions/principal.ts';
import type { AccountsTables } from '../tables.ts';
import { findUser } from './find-user.ts';

/**
 * A user as seen at one client, or without client data if there is no membership. Includes at most `named`
 * associations.
 */
export async function describeUser(
  { app, db, principal }: { app: App; db: Db<AccountsTables>; principal: Principal },
  membership: Membership | undefined,
  { named }: { named: number },
): Promise<z.input<typeof userSchema>> {
  const user = await findUser({ db }, { id: principal.userId });
  if (!user) throw authenticationFailed();
  const places =
    membership &&
    (await app.ports.ask(
      listUserAssociations,
      { clientId: membership.clientId, userIds: [user.id], named },
      { db, app },
    ));
  return {
    id: user.id,
    client: membership?.clientId ?? null,
    ...picked(user, fieldsWith(personFields, 'column')),
    role: membership?.role ?? (user.is_super_admin ? 'super_admin' : 'brand_user'),
    status: user.status,
    associations: places?.get(user.id)?.associations ?? [],
    defaultModule: membership?.defaultModule ?? null,
    menus: [...(membership?.menus ?? [])],
  };
}
