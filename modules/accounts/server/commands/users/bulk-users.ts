import type { z } from 'zod';
import type { bulkUsersCall } from '#modules/accounts/contract/invite-user.ts';
import { notDisabled } from '#modules/accounts/contract/user-problems.ts';
import { Problem } from '#platform/contract/problem.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { Manager } from '../../policies/user.policy.ts';
import { clientUsersQuery } from '../../queries/client-users-query.ts';
import { chosenUsers } from '../../queries/lists/chosen-users.ts';
import { readUserAtClient } from '../../queries/user-at-client.ts';
import type { AccountsTables } from '../../tables.ts';
import { inviteAgain } from '../invite-again.ts';
import { changeUser } from './change-user.ts';

type Given = z.output<typeof bulkUsersCall.body>;

/** Handles each user separately: a refusal is reported with its reason and does not stop the others. */
export async function bulkUsers(
  { app }: { app: App },
  manager: Manager,
  { clientId, action, which, after }: Given,
): Promise<z.input<typeof bulkUsersCall.response>> {
  const db = app.database.acrossClients<AccountsTables>();
  const { ids, next } = await chosenUsers({ db, app }, { clientId, which, after });
  const refused: { id: string; code: string }[] = [];
  for (const userId of ids) {
    try {
      await db.transaction().execute(async (tx) => {
        if (action === 'invite') await inviteAgain({ db: tx, app }, { manager, clientId, userId });
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
  const names = await namesOf({ db }, clientId, refused);
  return {
    done: ids.length - refused.length,
    refused: refused.map((one) => ({ ...one, name: names.get(one.id) ?? '' })),
    next,
  };
}

/** A user that is not disabled cannot be reactivated; reporting success would be wrong. */
async function requireDisabled(
  { db }: { db: Db<AccountsTables> },
  user: { clientId: string; userId: string },
): Promise<void> {
  const found = await readUserAtClient({ db }, user);
  if (found && found.status !== 'disabled') throw notDisabled();
}

async function namesOf(
  { db }: { db: Db<AccountsTables> },
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
