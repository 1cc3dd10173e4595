import { sql, type Updateable } from 'kysely';
import { type PersonFields, personFields } from '#modules/accounts/contract/user-fields.ts';
import { emailTaken } from '#modules/accounts/contract/user-problems.ts';
import { picked } from '#platform/contract/fields/picked.ts';
import { fieldsWith } from '#platform/contract/fields/record-fields.ts';
import { authenticationFailed } from '#platform/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { givenColumns } from '#platform/server/fields/field-sql.ts';
import type { StoredFields } from '#platform/server/fields/shown-fields.ts';
import { emailChangedMail } from '../../mails/email-changed.mail.ts';
import {
  type Manager,
  mayChangeEmail,
  mayChangePerson,
  refuse,
} from '../../policies/user.policy.ts';
import { clientForUsers } from '../../queries/client-for-users.ts';
import { findUser } from '../../queries/find-user.ts';
import type { UserAtClient } from '../../queries/user-at-client.ts';
import type { AccountsTables } from '../../tables.ts';
import { spendPasswordLinks } from '../passwords/spend-password-links.ts';
import { sendInvitation } from '../send-invitation.ts';
import type { UserChange } from './change-user.ts';

const OF_PERSON = fieldsWith(personFields, 'column');

interface Asked {
  manager: Manager;
  clientId: string;
  user: UserAtClient;
  change: UserChange;
}

/** Changes the fields shared by all clients of the person: names, e-mail, language. */
export async function changePerson(
  { db, app }: { db: Db<AccountsTables>; app: App },
  { manager, clientId, user, change }: Asked,
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
  await spendPasswordLinks({ db }, user.id);
  if (user.personStatus !== 'invited') await tellOwner({ db, app }, { manager, user });
  if (user.status !== 'invited') return;
  await sendInvitation(
    { db, app },
    {
      user: wanted,
      byUserId: manager.userId,
      client: await clientForUsers({ db, app }, clientId),
    },
  );
}

/** Notifies the owner in case the change was not intended, and ends all sessions. */
async function tellOwner(
  { db, app }: { db: Db<AccountsTables>; app: App },
  { manager, user }: Pick<Asked, 'manager' | 'user'>,
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
