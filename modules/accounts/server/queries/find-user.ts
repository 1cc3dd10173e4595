import type { Db } from '#platform/server/database/database.ts';
import type { AccountsTables } from '../tables.ts';
import { personStatus } from './person-status.ts';

type By = { id: string } | { email: string };

/** For sign-in and links, which stand above clients. */
export async function findUser({ db }: { db: Db<AccountsTables> }, by: By) {
  return db
    .selectFrom('accounts.users as person')
    .select([
      'person.id',
      'person.email',
      'person.first_name',
      'person.last_name',
      'person.default_locale',
      'person.locale',
      'person.is_super_admin',
      'person.password_hash',
    ])
    .select(personStatus.as('status'))
    .where((where) =>
      'id' in by ? where('person.id', '=', by.id) : where('person.email', '=', by.email),
    )
    .executeTakeFirst();
}
