import { emailTaken } from '#modules/accounts/contract/user-problems.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { Db } from '#platform/server/database/database.ts';
import { uuidV7 } from '#platform/server/database/uuid-v7.ts';
import type { AccountsTables } from '../../tables.ts';

interface NewPerson {
  email: string;
  firstName: string;
  lastName: string;
  locale: Locale;
  byUserId: string;
  superAdmin?: boolean;
}

/** The database decides whether the e-mail is free, also between two who make the same account at once [USR-08]. */
export async function insertPerson(
  { db }: { db: Db<AccountsTables> },
  person: NewPerson,
): Promise<string> {
  const made = await db
    .insertInto('accounts.users')
    .values({
      id: uuidV7(),
      email: person.email,
      first_name: person.firstName,
      last_name: person.lastName,
      default_locale: person.locale,
      locale: person.locale,
      status: 'invited',
      is_super_admin: person.superAdmin ?? false,
      updated_by: person.byUserId,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) throw emailTaken();
  return made.id;
}
