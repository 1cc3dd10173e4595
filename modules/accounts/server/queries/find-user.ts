import { personFields } from '#modules/accounts/contract/user-fields.ts';
import type { Db } from '#platform/server/database/database.ts';
import { columnsAs } from '#platform/server/fields/columns-as.ts';
import type { AccountsTables } from '../tables.ts';
import { personStatus } from './person-status.ts';

type By = { id: string } | { email: string };

/** Reads a user across all clients, for sign-in and links. */
export async function findUser(
  { db }: { db: Db<AccountsTables> },
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
