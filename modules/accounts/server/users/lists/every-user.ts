import type { z } from 'zod';
import type { crossClientUserSchema } from '#modules/accounts/contract/super-admin-users.ts';
import type { UserStatus } from '#modules/accounts/contract/user.ts';
import { personFields } from '#modules/accounts/contract/user-fields.ts';
import { clientsByIds } from '#modules/directory/contract/clients/client-ports.ts';
import { fieldsWith, picked } from '#platform/contract/fields/record-fields.ts';
import { notFound } from '#platform/contract/problems.ts';
import { describeInvitation, invitationMails } from '../../invitations/invitation-mails.ts';
import { userColumns } from '../../memberships/client-users-query.ts';
import { personStatus } from '../../memberships/find-user.ts';
import { mayBeActedAs } from '../../memberships/user.policy.ts';
import type { Context } from '../../tables.ts';
import type { PersonRow } from './user-filter-sql.ts';

type EveryUser = z.input<typeof crossClientUserSchema>;

export type EveryUserRow = PersonRow & {
  is_super_admin: boolean;
  mailbox_proven_at: Date | null;
  statusAtTheDoor: UserStatus;
};

/** One user with all their clients [SUP-04]. */
export async function readEveryUser({ db, app }: Context, userId: string): Promise<EveryUser> {
  const rows = await db
    .selectFrom('accounts.users as person')
    .where('person.id', '=', userId)
    .select([...userColumns, 'person.status', 'person.is_super_admin', 'person.version'])
    .select('person.mailbox_proven_at')
    .select(personStatus.as('statusAtTheDoor'))
    .execute();
  const [user] = await describeEveryUser({ db, app }, rows);
  if (!user) throw notFound();
  return user;
}

export async function describeEveryUser(
  { db, app }: Context,
  rows: readonly EveryUserRow[],
): Promise<EveryUser[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const memberships = await db
    .selectFrom('accounts.memberships')
    .select(['user_id', 'client_id', 'role', 'disabled_at'])
    .where('user_id', 'in', ids)
    .orderBy('created_at')
    .execute();
  const clientIds = [...new Set(memberships.map(({ client_id }) => client_id))];
  const clients = await app.ports.call(clientsByIds, { ids: clientIds }, { db, app });
  const names = new Map(clients.map(({ uuid, name }) => [uuid, name]));
  const seen = await app.sessions.lastSeen(ids);
  const mails = await invitationMails({ app }, rows);
  return rows.map((row) => ({
    id: row.id,
    ...picked(row, fieldsWith(personFields, 'inRow')),
    status: row.status,
    superAdmin: row.is_super_admin,
    invitation: describeInvitation(row.status, row, mails.get(row.id)),
    clients: memberships.flatMap((own) => {
      const name = own.user_id === row.id ? names.get(own.client_id) : undefined;
      return name === undefined
        ? []
        : [{ uuid: own.client_id, name, role: own.role, disabled: own.disabled_at !== null }];
    }),
    lastSeenAt: seen.get(row.id)?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    version: row.version,
    mayActAs: mayBeActedAs({ status: row.statusAtTheDoor, isSuperAdmin: row.is_super_admin }),
    mailboxProven: row.mailbox_proven_at !== null,
  }));
}
