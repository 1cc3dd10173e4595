import type { AccountsTables } from '#modules/accounts/server/tables.ts';
import type { DirectoryTables } from '#modules/directory/server/tables.ts';
import type { Db } from '#platform/server/database/database.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';

export interface NewPerson {
  firstName: string;
  lastName: string;
  clientName: string;
}

/** Creates a user with a separate client, so that a journey affects no other. */
export async function makePerson(
  db: Db,
  person: NewPerson,
): Promise<{ userId: string; clientId: string }> {
  const [userId, clientId] = [uuidV7(), uuidV7()];
  const tables = db as Db<AccountsTables & DirectoryTables>;
  await tables.transaction().execute(async (tx) => {
    await tx
      .insertInto('directory.clients')
      .values({ id: clientId, identifier: clientId, brand_id: clientId, name: person.clientName })
      .execute();
    await tx
      .insertInto('directory.client_modules')
      .values(
        (['touchpoints', 'platform', 'settings'] as const).map((module) => ({
          client_id: clientId,
          module,
          product: 'v2' as const,
        })),
      )
      .execute();
    await tx
      .insertInto('accounts.users')
      .values({
        id: userId,
        email: `${userId}@journeys.example`,
        first_name: person.firstName,
        last_name: person.lastName,
        default_locale: 'en',
        locale: 'en',
        status: 'active',
        mailbox_proven_at: new Date(),
        is_super_admin: false,
        password_hash: null,
      })
      .execute();
    await tx
      .insertInto('accounts.memberships')
      .values({ client_id: clientId, user_id: userId, role: 'brand_admin', menus: 'null' })
      .execute();
  });
  return { userId, clientId };
}
