import { sql } from 'kysely';
import type { z } from 'zod';
import type { bulkUsersCall, UserFilter } from '#modules/accounts/contract/user-list.ts';
import { notDisabled } from '#modules/accounts/contract/user-problems.ts';
import { Problem } from '#platform/contract/problem.ts';
import type { App } from '#platform/server/app.ts';
import { resendInvitation } from '../invitations/invitations.ts';
import { clientUsersQuery, readLocationUsers } from '../memberships/client-users-query.ts';
import type { Manager } from '../memberships/user.policy.ts';
import { readUserAtClient } from '../memberships/user-at-client.ts';
import type { AccountsTables, Context } from '../tables.ts';
import { changeUser } from './change-user.ts';
import { membershipsWithPersons, userFilterSql } from './lists/user-filter-sql.ts';

/** Users per call, so that a call stays short. */
const BATCH_SIZE = 200;

type BulkUsersInput = z.output<typeof bulkUsersCall.body>;

/** Handles each user separately: a refusal is reported with its reason and does not stop the others. */
export async function bulkUsers(
  { app }: { app: App },
  manager: Manager,
  { clientId, action, which, after }: BulkUsersInput,
): Promise<z.input<typeof bulkUsersCall.response>> {
  const db = app.database.acrossClients<AccountsTables>();
  const { ids, next } = await selectUserIds({ db, app }, { clientId, which, after });
  const refused: { id: string; code: string }[] = [];
  for (const userId of ids) {
    try {
      await db.transaction().execute(async (tx) => {
        if (action === 'invite')
          await resendInvitation({ db: tx, app }, { manager, clientId, userId });
        else if (action === 'reactivate') await requireDisabled({ db: tx }, { clientId, userId });
        if (action !== 'invite')
          await changeUser(
            { db: tx, app },
            {
              manager,
              clientId,
              userId,
              change: { status: action === 'disable' ? 'disabled' : 'active' },
            },
          );
      });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      refused.push({ id: userId, code: error.code });
    }
  }
  const names = await readNames({ db }, clientId, refused);
  return {
    done: ids.length - refused.length,
    refused: refused.map((one) => ({ ...one, name: names.get(one.id) ?? '' })),
    next,
  };
}

/** A user that is not disabled cannot be reactivated; reporting success would be wrong. */
async function requireDisabled(
  { db }: Pick<Context, 'db'>,
  user: { clientId: string; userId: string },
): Promise<void> {
  const found = await readUserAtClient({ db }, user);
  if (found && found.status !== 'disabled') throw notDisabled();
}

async function readNames(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  users: readonly { id: string }[],
): Promise<Map<string, string>> {
  if (users.length === 0) return new Map();
  const rows = await clientUsersQuery({ db }, clientId)
    .select(['person.id', 'person.first_name', 'person.last_name'])
    .where(
      'person.id',
      'in',
      users.map(({ id }) => id),
    )
    .execute();
  return new Map(rows.map((row) => [row.id, `${row.first_name} ${row.last_name}`]));
}

/**
 * The ticked users, or all matching users except the excluded ones, in batches. Pages by id, so that users that no
 * longer match after a change do not shift the others.
 */
export async function selectUserIds(
  context: Context,
  { clientId, which, after }: Pick<BulkUsersInput, 'clientId' | 'which' | 'after'>,
): Promise<{ ids: string[]; next: string | null }> {
  const found =
    'ids' in which
      ? [...new Set(which.ids)].filter((id) => id > (after ?? '')).toSorted()
      : await findMatchingUserIds(context, { ...which, clientId, after });
  const ids = found.slice(0, BATCH_SIZE);
  return { ids, next: found.length > BATCH_SIZE ? (ids.at(-1) ?? null) : null };
}

/** Reads one more than the batch size, to detect whether more follow. */
async function findMatchingUserIds(
  { db, app }: Context,
  given: { clientId: string; filter: UserFilter; except: string[]; after: string | undefined },
): Promise<string[]> {
  const { clientId, filter, except, after = null } = given;
  const atLocations = await readLocationUsers({ app }, clientId, filter);
  const { rows } = await sql<{ id: string }>`
    select membership.user_id as id from ${membershipsWithPersons}
    where ${userFilterSql(filter, clientId, atLocations)}
      and membership.user_id <> all (${except}::uuid[])
      and (${after}::uuid is null or membership.user_id > ${after}::uuid)
    order by membership.user_id limit ${BATCH_SIZE + 1}`.execute(db);
  return rows.map(({ id }) => id);
}
