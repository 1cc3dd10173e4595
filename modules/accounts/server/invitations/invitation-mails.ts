import type { z } from 'zod';
import type { userMailsCall } from '#modules/accounts/contract/invite-user.ts';
import type { invitationSchema, UserStatus } from '#modules/accounts/contract/user.ts';
import type { DeliveryReason } from '#platform/contract/mail-delivery.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import { passwordLinkMailKey } from '../mails/client-access.mail.ts';
import { clientUsersQuery } from '../memberships/client-users-query.ts';
import type { AccountsTables } from '../tables.ts';

export type InvitationMail = 'waiting' | 'unconfirmed' | 'stored';

const MAIL_STATES: ReadonlyMap<string, InvitationMail> = new Map([
  ['queued', 'waiting'],
  ['sending', 'waiting'],
  ['unknown', 'unconfirmed'],
  ['kept', 'stored'],
]);

/** Users whose latest invitation the mail server has not confirmed: queued, or sent without confirmation. */
export async function invitationMails(
  { app }: { app: App },
  users: readonly { id: string; status: string; invited_at: Date | null }[],
): Promise<ReadonlyMap<string, InvitationMail>> {
  const invited = users.filter(({ status, invited_at }) => status === 'invited' && invited_at);
  if (invited.length === 0) return new Map();
  const db = app.database.acrossClients<AccountsTables>();
  const links = await db
    .selectFrom('accounts.password_links as link')
    .innerJoin('accounts.users as person', (join) =>
      join
        .onRef('person.id', '=', 'link.user_id')
        .onRef('person.invited_at', '=', 'link.created_at'),
    )
    .select(['link.hash', 'link.user_id'])
    .where('link.kind', '=', 'invitation')
    .where(
      'link.user_id',
      'in',
      invited.map(({ id }) => id),
    )
    .execute();
  const userOfKey = new Map(
    links.map(({ hash, user_id }) => [passwordLinkMailKey(hash), user_id] as const),
  );
  const mails = await app.mail.statesOfAnyClient(db, [...userOfKey.keys()]);
  return new Map(
    mails.flatMap(({ idempotency_key, status }) => {
      const [userId, mailState] = [userOfKey.get(idempotency_key), MAIL_STATES.get(status)];
      return userId && mailState ? [[userId, mailState] as const] : [];
    }),
  );
}

type State = z.input<typeof invitationSchema>['state'];

interface Invited {
  created_at: Date;
  invited_at: Date | null;
  invitation_expires_at: Date | null;
  invitation_fault: DeliveryReason | null;
}

/** State of the invitation of a user that has not signed in yet; without any link it counts as expired. */
export function describeInvitation(
  status: UserStatus,
  user: Invited,
  mail: InvitationMail | undefined,
): z.input<typeof invitationSchema> | null {
  if (status !== 'invited') return null;
  const validUntil = user.invitation_expires_at ?? user.created_at;
  return {
    state: stateOf(user, validUntil, mail),
    sentAt: (user.invited_at ?? user.created_at).toISOString(),
    validUntil: validUntil.toISOString(),
    reason: user.invitation_fault,
  };
}

/** A mail that the mail server has not confirmed is not reported as sent. */
function stateOf(user: Invited, validUntil: Date, mail: InvitationMail | undefined): State {
  if (user.invitation_fault) return 'undelivered';
  return validUntil <= new Date() ? 'expired' : (mail ?? 'sent');
}

/** Invitation mails to a user, sent by this client or on the user's own request; newest first. */
export async function readUserMails(
  { app }: { app: App },
  { clientId, userId }: { clientId: string; userId: string },
): Promise<z.input<typeof userMailsCall.response>> {
  const db = app.database.acrossClients<AccountsTables>();
  const user = await clientUsersQuery({ db }, clientId)
    .select('person.id')
    .where('person.id', '=', userId)
    .executeTakeFirst();
  if (!user) throw notFound();
  const links = await db
    .selectFrom('accounts.password_links')
    .select('hash')
    .where('user_id', '=', userId)
    .where('kind', '=', 'invitation')
    .execute();
  const keys = links.map(({ hash }) => passwordLinkMailKey(hash));
  const mails = await app.mail.sentUnder(db, keys, { clientId });
  return mails.map((mail) => ({
    id: mail.id,
    sentAt: mail.created_at.toISOString(),
    status: mail.status,
    reason: mail.reason,
    nextTryAt: mail.next_try_at?.toISOString() ?? null,
  }));
}
