import { sql } from 'kysely';
import type { z } from 'zod';
import type { UserStatus, userSchema } from '#modules/accounts/contract/user.ts';
import { personFields } from '#modules/accounts/contract/user-fields.ts';
import { listUserAssociations } from '#modules/directory/contract/associations.ts';
import { fieldsWith, picked } from '#platform/contract/fields/record-fields.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { authenticationFailed } from '#platform/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { columnsAs } from '#platform/server/fields/field-sql.ts';
import type { Membership, Principal } from '#platform/server/sessions/principal.ts';
import type { AccountsTables, Context } from '../tables.ts';

/** The status of `person` across clients. A user disabled at every client counts as disabled and cannot sign in. */
export const personStatus = sql<UserStatus>`
  case when not person.is_super_admin
    and exists (select from accounts.memberships as any_client where any_client.user_id = person.id)
    and not exists (
      select from accounts.memberships as open_client
      where open_client.user_id = person.id and open_client.disabled_at is null)
  then 'disabled' else person.status end`;

type By = { id: string } | { email: string };

/** Reads a user across all clients, for sign-in and links. */
export async function findUser(
  { db }: Pick<Context, 'db'>,
  by: By,
  /** Locks the row until the transaction ends; `share` permits other share locks. */
  { lock }: { lock?: 'share' | 'update' } = {},
) {
  return db
    .selectFrom('accounts.users as person')
    .select([
      ...columnsAs('person', personFields),
      'person.id',
      'person.is_super_admin',
      'person.password_hash',
      'person.mailbox_proven_at',
    ])
    .select(personStatus.as('status'))
    .where((where) =>
      'id' in by ? where('person.id', '=', by.id) : where('person.email', '=', by.email),
    )
    .$if(lock === 'share', (query) => query.forShare())
    .$if(lock === 'update', (query) => query.forUpdate())
    .executeTakeFirst();
}

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
    (await app.ports.call(
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

/**
 * The display name of a user. Reads across clients, because a super admin that made a change is not a user of the
 * client.
 */
export async function readUserName(
  { db }: Pick<Context, 'db'>,
  userId: string,
): Promise<string | undefined> {
  const user = await findUser({ db }, { id: userId });
  return user && `${user.firstName} ${user.lastName}`;
}

/** E-mail and language of an active user. Reads across clients, like the name. */
export async function readUserMailbox(
  { db }: Pick<Context, 'db'>,
  userId: string,
): Promise<{ email: string; locale: Locale } | undefined> {
  const user = await findUser({ db }, { id: userId });
  return user?.status === 'active' ? { email: user.email, locale: user.locale } : undefined;
}

export async function readSuperAdminIds({ db }: Pick<Context, 'db'>): Promise<string[]> {
  const rows = await db
    .selectFrom('accounts.users')
    .select('id')
    .where('is_super_admin', '=', true)
    .where('status', '=', 'active')
    .execute();
  return rows.map(({ id }) => id);
}

/** Enough to reach one that responds. */
const SHOWN = 5;

/** Active super admins, oldest accounts first. */
export function readPeopleAboveClients({ db }: Pick<Context, 'db'>) {
  return db
    .selectFrom('accounts.users')
    .select(['first_name as firstName', 'last_name as lastName', 'email'])
    .where('is_super_admin', '=', true)
    .where('status', '=', 'active')
    .orderBy('created_at')
    .limit(SHOWN)
    .execute();
}
