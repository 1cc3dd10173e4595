import type { Insertable } from 'kysely';
import type { z } from 'zod';
import type { createUserCall } from '#modules/accounts/contract/manage-user.ts';
import { userCreated } from '#modules/accounts/contract/user-events.ts';
import { membershipFields } from '#modules/accounts/contract/user-fields.ts';
import { associationsNeeded } from '#modules/accounts/contract/user-problems.ts';
import { setAssociations } from '#modules/directory/contract/associations.ts';
import { isBoundToLocations } from '#platform/contract/permission.ts';
import { givenColumns } from '#platform/server/fields/field-sql.ts';
import { sendInvitation } from '../invitations/invitations.ts';
import { requireClientForUsers } from '../memberships/client-for-users.ts';
import { type Manager, mayGiveRole, refuse } from '../memberships/user.policy.ts';
import type { AccountsTables, Context } from '../tables.ts';
import { checkDefaultModule, checkMenus } from './change-membership.ts';
import { insertPerson } from './change-person.ts';

type CreateUserInput = z.output<typeof createUserCall.body>;
type MembershipColumns = Omit<
  Insertable<AccountsTables['accounts.memberships']>,
  'client_id' | 'user_id'
>;

/** Creates a user of a client and sends the invitation. Must run in a transaction [USR-02]. */
export async function createUser(
  { db, app }: Context,
  manager: Manager,
  given: CreateUserInput,
): Promise<string> {
  const { clientId, role, menus, defaultModule, associations } = given;
  refuse(mayGiveRole(manager, role));
  const client = await requireClientForUsers({ db, app }, clientId);
  const clientAccess = { role, modules: client.modules.map(({ module }) => module) };
  checkMenus(app.registry, clientAccess, menus);
  checkDefaultModule(app.registry, { ...clientAccess, menus }, defaultModule);
  if (isBoundToLocations(role) && associations.length === 0) throw associationsNeeded();

  const userId = await insertPerson(
    { db },
    {
      ...given,
      locale: given.defaultLocaleIsoCode,
      byUserId: manager.userId,
    },
  );
  await db
    .insertInto('accounts.memberships')
    .values({
      ...givenColumns<MembershipColumns>(membershipFields, given),
      client_id: clientId,
      user_id: userId,
      updated_by: manager.userId,
    })
    .execute();
  await app.ports.call(setAssociations, { clientId, userId, associations }, { db, app });
  const { email, firstName, lastName } = given;
  await sendInvitation(
    { db, app },
    {
      user: { id: userId, email, firstName, locale: given.defaultLocaleIsoCode },
      byUserId: manager.userId,
      client,
    },
  );
  await app.events.publish(db, userCreated, {
    clientId,
    payload: { userId, email, firstName, lastName, role },
  });
  return userId;
}
