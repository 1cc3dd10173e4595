import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { UserStatus } from '#modules/accounts/contract/user.ts';
import { personFields } from '#modules/accounts/contract/user-fields.ts';
import type { UserView } from '#modules/accounts/contract/user-list.ts';
import type { Db } from '#platform/server/database/database.ts';
import { columnsAs } from '#platform/server/fields/columns-as.ts';
import type { AccountsTables } from '../tables.ts';

/**
 * Base of every query on the users of a client. Users are not stored per client, so this is the one place that filters
 * by client.
 */
export function clientUsersQuery({ db }: { db: Db<AccountsTables> }, clientId: string) {
  return db
    .selectFrom('accounts.memberships as membership')
    .innerJoin('accounts.users as person', 'person.id', 'membership.user_id')
    .where('membership.client_id', '=', clientId);
}

/** Disabled at the client, or everywhere. */
export const statusAtClient = sql<UserStatus>`
  case when membership.disabled_at is not null then 'disabled' else person.status end`;

/** Both only grow, so their sum is the same only where neither has changed. */
export const versionAtClient = sql<number>`person.version + membership.version`;

export const invitationFailed = sql<SqlBool>`
  (person.invitation_fault is not null or coalesce(person.invitation_expires_at <= now(), true))`;

const here = sql<SqlBool>`membership.disabled_at is null`;

export const inView: Record<UserView, RawBuilder<SqlBool> | undefined> = {
  all: undefined,
  active: sql`(person.status = 'active' and ${here})`,
  invited: sql`(person.status = 'invited' and ${here})`,
  'invitation-failed': sql`(person.status = 'invited' and ${here} and ${invitationFailed})`,
  disabled: sql`(person.status = 'disabled' or not (${here}))`,
};

/** Columns that the system sets, as opposed to fields that users enter. */
export const userSystemColumns = [
  'person.id',
  'person.created_at',
  'person.invited_at',
  'person.invitation_expires_at',
  'person.invitation_fault',
] as const;

export const userColumns = [...columnsAs('person', personFields), ...userSystemColumns] as const;
