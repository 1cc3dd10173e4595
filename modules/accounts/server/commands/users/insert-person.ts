import type { Insertable } from 'kysely';
import type { z } from 'zod';
import type { createSuperAdminCall } from '#modules/accounts/contract/super-admin-users.ts';
import { personFields } from '#modules/accounts/contract/user-fields.ts';
import { emailTaken } from '#modules/accounts/contract/user-problems.ts';
import type { Db } from '#platform/server/database/database.ts';
import { uuidV7 } from '#platform/server/database/uuid-v7.ts';
import { givenColumns } from '#platform/server/fields/field-sql.ts';
import type { AccountsTables } from '../../tables.ts';

type NewPerson = z.output<typeof createSuperAdminCall.body> & {
  byUserId: string;
  superAdmin?: boolean;
};
type Columns = Omit<Insertable<AccountsTables['accounts.users']>, 'id' | 'status'>;

/** The unique index decides whether the e-mail is free, also between concurrent requests [USR-08]. */
export async function insertPerson(
  { db }: { db: Db<AccountsTables> },
  person: NewPerson,
): Promise<string> {
  const made = await db
    .insertInto('accounts.users')
    .values({
      ...givenColumns<Columns>(personFields, { defaultLocaleIsoCode: person.locale, ...person }),
      id: uuidV7(),
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
