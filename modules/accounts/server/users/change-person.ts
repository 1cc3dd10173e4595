import { type Insertable, sql, type Updateable } from 'kysely';
import type { z } from 'zod';
import type { UserChange } from '#modules/accounts/contract/manage-user.ts';
import type { createSuperAdminCall } from '#modules/accounts/contract/super-admin-users.ts';
import { type PersonFields, personFields } from '#modules/accounts/contract/user-fields.ts';
import { emailTaken } from '#modules/accounts/contract/user-problems.ts';
import { fieldsWith, picked } from '#platform/contract/fields/record-fields.ts';
import { authenticationFailed } from '#platform/contract/problems.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { givenColumns, type StoredFields } from '#platform/server/fields/field-sql.ts';
import { sendInvitation } from '../invitations/invitations.ts';
import { emailChangedMail } from '../mails/account-security.mail.ts';
import { requireClientForUsers } from '../memberships/client-for-users.ts';
import { findUser } from '../memberships/find-user.ts';
import {
  type Manager,
  mayChangeEmail,
  mayChangePerson,
  refuse,
} from '../memberships/user.policy.ts';
import type { UserAtClient } from '../memberships/user-at-client.ts';
import { invalidatePasswordLinks } from '../passwords/password-links.ts';
import type { AccountsTables, Context } from '../tables.ts';

type NewPerson = z.output<typeof createSuperAdminCall.body> & {
  byUserId: string;
  superAdmin?: boolean;
};
type Columns = Omit<Insertable<AccountsTables['accounts.users']>, 'id' | 'status'>;

/** The unique index decides whether the e-mail is free, also between concurrent requests [USR-08]. */
export async function insertPerson(
  { db }: Pick<Context, 'db'>,
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

const OF_PERSON = fieldsWith(personFields, 'column');

interface PersonChange {
  manager: Manager;
  clientId: string;
  user: UserAtClient;
  change: UserChange;
}

/** Changes the fields shared by all clients of the person: names, e-mail, language. */
export async function changePerson(
  { db, app }: Context,
  { manager, clientId, user, change }: PersonChange,
): Promise<void> {
  const changed = OF_PERSON.filter(
    (name) => change[name] !== undefined && change[name] !== user[name],
  );
  if (changed.length === 0) return;
  const wanted = { ...user, ...(picked(change, changed) as StoredFields<PersonFields>) };
  const isMoving = wanted.email !== user.email;
  refuse(isMoving ? mayChangeEmail(manager, user) : mayChangePerson(manager, user));
  try {
    await db
      .updateTable('accounts.users')
      .set({
        ...givenColumns<Updateable<AccountsTables['accounts.users']>>(personFields, wanted),
        // The owner of the new mailbox has not proven it yet.
        ...(isMoving && { mailbox_proven_at: null }),
        updated_at: sql`now()`,
        updated_by: manager.userId,
        version: sql`version + 1`,
      })
      .where('id', '=', user.id)
      .execute();
  } catch (error) {
    throw (error as { constraint?: string }).constraint === 'users_email' ? emailTaken() : error;
  }
  if (!isMoving) return;
  // Readers of the old mailbox must not be able to use links sent there.
  await invalidatePasswordLinks({ db }, user.id);
  if (user.personStatus !== 'invited') await notifyOwner({ db, app }, { manager, user });
  if (user.status !== 'invited') return;
  await sendInvitation(
    { db, app },
    {
      user: wanted,
      byUserId: manager.userId,
      client: await requireClientForUsers({ db, app }, clientId),
    },
  );
}

/** Notifies the owner in case the change was not intended, and ends all sessions. */
async function notifyOwner(
  { db, app }: Context,
  { manager, user }: Pick<PersonChange, 'manager' | 'user'>,
): Promise<void> {
  await app.sessions.endOfUser(db, user.id, 'email-changed');
  const by = await findUser({ db }, { id: manager.userId });
  if (!by) throw authenticationFailed();
  await app.mail.send(db, emailChangedMail, {
    to: user.email,
    locale: user.locale,
    input: { firstName: user.firstName, by: `${by.firstName} ${by.lastName}` },
    idempotencyKey: `email-changed ${user.id} ${user.personUpdatedAt.toISOString()}`,
  });
}
