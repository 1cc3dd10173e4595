import { sql } from 'kysely';
import { invitedTooOften } from '#modules/accounts/contract/user-problems.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { notFound } from '#platform/contract/problems.ts';
import { invitationMail } from '../mails/client-access.mail.ts';
import { requireClientForUsers } from '../memberships/client-for-users.ts';
import { findUser } from '../memberships/find-user.ts';
import {
  type Manager,
  mayCreateInvitationLink,
  mayInvite,
  refuse,
} from '../memberships/user.policy.ts';
import { readUserAtClient, type UserAtClient } from '../memberships/user-at-client.ts';
import {
  createPasswordLink,
  invalidatePasswordLinks,
  minutesUntilNextLink,
} from '../passwords/password-links.ts';
import type { Context } from '../tables.ts';

export interface AccessGained {
  userId: string;
  /** The user who grants the access, named in the mail. */
  byUserId: string;
  /** Client where access was gained; undefined for super admin rights. */
  client?: { uuid: string; name: string };
}

interface Invitation extends Omit<AccessGained, 'userId'> {
  user: { id: string; email: string; firstName: string; locale: Locale };
  /** True for a user that signed in before and must prove the mailbox before the account gains access. */
  again?: boolean;
}

interface InvitationParams {
  manager: Manager;
  clientId: string;
  userId: string;
}

/** Sends the invitation in the caller's transaction, so that a rollback also cancels the mail. */
export async function sendInvitation(
  { db, app }: Context,
  { user, byUserId, client, again = false }: Invitation,
): Promise<void> {
  const inviter = await findUser({ db }, { id: byUserId });
  const link = await createPasswordLink(
    { db, app },
    { userId: user.id, kind: 'invitation', way: { mailedTo: user.email } },
  );
  await app.mail.send(db, invitationMail, {
    to: user.email,
    locale: user.locale,
    input: {
      firstName: user.firstName,
      url: link.url,
      hours: link.hours,
      ...(inviter && { inviter: `${inviter.firstName} ${inviter.lastName}` }),
      ...(client && { brand: client.name }),
      again,
    },
    idempotencyKey: link.mailKey,
    ...(client && { clientId: client.uuid }),
  });
}

/**
 * A password set without proof of mailbox ownership is valid only for the access it had then. More access removes the
 * password, ends all sessions and mails an active user a link for a new one. Returns true if it did so.
 */
export async function resetUnprovenAccount(
  { db, app }: Context,
  { userId, byUserId, client }: AccessGained,
): Promise<boolean> {
  const user = await findUser({ db }, { id: userId }, { lock: 'update' });
  if (!user?.password_hash || user.mailbox_proven_at) return false;
  await db
    .updateTable('accounts.users')
    .set({
      password_hash: null,
      status: sql`case status when 'active' then 'invited' else status end`,
      links_by_mail_only: true,
      updated_at: sql`now()`,
    })
    .where('id', '=', userId)
    .execute();
  await invalidatePasswordLinks({ db }, userId);
  await app.sessions.endOfUser(db, userId, 'mailbox-unproven');
  if (user.status === 'active')
    await sendInvitation({ db, app }, { user, byUserId, ...(client && { client }), again: true });
  return true;
}

/**
 * An account without a password belongs to the first person that uses a link. If it gains access, older links become
 * invalid and a new one is mailed; returns true if so.
 */
export async function replaceInvitation(
  { db, app }: Context,
  accessGained: AccessGained,
): Promise<boolean> {
  if (await resetUnprovenAccount({ db, app }, accessGained)) return true;
  const { userId, byUserId, client } = accessGained;
  const user = await findUser({ db }, { id: userId });
  if (!user || user.password_hash) return false;
  await invalidatePasswordLinks({ db }, userId);
  if (user.status !== 'invited') return false;
  await sendInvitation(
    { db, app },
    {
      user,
      byUserId,
      ...(client && { client }),
    },
  );
  return true;
}

/** Sends the invitation again to a user that has not signed in yet [USR-01]. */
export async function resendInvitation(
  { db, app }: Context,
  params: InvitationParams,
): Promise<void> {
  const user = await lockInvitedUser({ db }, params);
  refuse(mayInvite(user));
  await requireLinkInterval({ db }, user);
  await sendInvitation(
    { db, app },
    {
      user,
      byUserId: params.manager.userId,
      client: await requireClientForUsers({ db, app }, params.clientId),
    },
  );
}

/** Creates an invitation link that an admin can pass on in person if mails do not arrive. */
export async function createInvitationLink({ db, app }: Context, params: InvitationParams) {
  const user = await lockInvitedUser({ db }, params);
  refuse(mayCreateInvitationLink(params.manager, user, params.clientId));
  await requireLinkInterval({ db }, user);
  const way = { handedBy: params.manager.userId, atClient: params.clientId };
  return createPasswordLink({ db, app }, { userId: user.id, kind: 'invitation', way });
}

/** Locks the user, so that concurrent link requests are counted one after the other. */
async function lockInvitedUser(
  { db }: Pick<Context, 'db'>,
  params: InvitationParams,
): Promise<UserAtClient> {
  const user = await readUserAtClient({ db }, params, { lock: true });
  if (!user) throw notFound();
  return user;
}

/** Refuses if the user got too many links within the hour. */
async function requireLinkInterval(
  { db }: Pick<Context, 'db'>,
  user: { id: string },
): Promise<void> {
  const minutes = await minutesUntilNextLink({ db }, user.id);
  if (minutes > 0) throw invitedTooOften({ minutes });
}
