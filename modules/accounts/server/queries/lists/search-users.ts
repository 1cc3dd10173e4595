import { ADMIN_ROLES } from '#platform/contract/role.ts';
import type { Db } from '#platform/server/database/database.ts';
import { matchWords } from '#platform/server/database/match-words.ts';
import type { SearchSource } from '#platform/server/search-source.ts';
import type { AccountsTables } from '../../tables.ts';

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
