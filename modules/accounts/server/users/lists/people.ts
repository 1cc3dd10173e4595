import { type SqlBool, sql } from 'kysely';
import type { Person } from '#modules/directory/contract/associations.ts';
import { ADMIN_ROLES, REPRESENTATIVE_ROLES } from '#platform/contract/permission.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { matchWords } from '#platform/server/database/word-search.ts';
import type { SearchSource } from '#platform/server/module-parts.ts';
import { clientUsersQuery, statusAtClient } from '../../memberships/client-users-query.ts';
import type { AccountsTables, Context } from '../../tables.ts';

/** Users as the directory module needs them; users of other clients are omitted. */
export async function readPeople(
  { db }: Pick<Context, 'db'>,
  input: { clientId: string; userIds: readonly string[] },
): Promise<Person[]> {
  if (input.userIds.length === 0) return [];
  return people({ db }, input.clientId).where('person.id', 'in', input.userIds).execute();
}

export async function readPeopleByEmails(
  { db }: Pick<Context, 'db'>,
  input: { clientId: string; emails: readonly string[] },
): Promise<Person[]> {
  if (input.emails.length === 0) return [];
  const emails = input.emails.map((email) => email.normalize('NFC').toLowerCase());
  return people({ db }, input.clientId)
    .where(sql<SqlBool>`person.email = any (${emails})`)
    .execute();
}

/**
 * Users that can represent a location. Queries across clients with an explicit client filter, so that the search index
 * applies.
 */
export async function findPeople(
  { app }: { app: App },
  input: { clientId: string; words: string; limit: number },
): Promise<Person[]> {
  return people({ db: app.database.acrossClients<AccountsTables>() }, input.clientId)
    .where('membership.role', 'in', REPRESENTATIVE_ROLES)
    .where(statusAtClient, '!=', 'disabled')
    .where(matchWords('person.search', input.words))
    .orderBy('person.sort_name')
    .orderBy('person.id')
    .limit(input.limit)
    .execute();
}

function people({ db }: Pick<Context, 'db'>, clientId: string) {
  return clientUsersQuery({ db }, clientId)
    .select([
      'person.id as userId',
      'person.first_name as firstName',
      'person.last_name as lastName',
      'person.email',
      'person.locale',
      'membership.role',
    ])
    .select(statusAtClient.as('status'));
}

/** Users of the client whose name or e-mail contains all search terms; only for user managers. */
export const searchUsers: SearchSource = {
  kind: 'users',
  menu: 'settings/list',
  roles: ADMIN_ROLES,
  async search({ words, limit, db, clientId }) {
    const found = (db as Db<AccountsTables>)
      .selectFrom('accounts.memberships as membership')
      .innerJoin('accounts.users as user', 'user.id', 'membership.user_id')
      .where('membership.client_id', '=', clientId)
      .where(matchWords('user.search', words));
    const { total } = await found
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const rows = await found
      .select(['user.id', 'user.first_name', 'user.last_name', 'user.email'])
      .orderBy('user.sort_name')
      .orderBy('user.id')
      .limit(limit)
      .execute();
    return {
      total,
      hits: rows.map((row) => ({
        id: row.id,
        path: `settings/list/manage/${row.id}`,
        title: `${row.first_name} ${row.last_name}`,
        meta: row.email,
      })),
    };
  },
};

/** Queries across all clients; only for callers with access to all of them. */
export async function findUserIdsBySearchText(
  { app }: { app: App },
  { words, limit }: { words: string; limit: number },
): Promise<string[]> {
  const rows = await app.database
    .acrossClients<AccountsTables>()
    .selectFrom('accounts.users as person')
    .select('person.id')
    .where(matchWords('person.search', words))
    .orderBy('person.sort_name')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
