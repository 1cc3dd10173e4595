import type { App } from '#platform/server/app.ts';
import { passwordLinkMailKey } from '../commands/passwords/new-password-link.ts';
import type { AccountsTables } from '../tables.ts';

export type InvitationMail = 'waiting' | 'unconfirmed' | 'stored';

const STANDS: ReadonlyMap<string, InvitationMail> = new Map([
  ['queued', 'waiting'],
  ['sending', 'waiting'],
  ['unknown', 'unconfirmed'],
  ['kept', 'stored'],
]);

/**
 * Users whose latest invitation the mail server has not confirmed: still queued, or sent without confirmed delivery.
 */
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
  const mails = await app.mail.standingUnder(db, [...userOfKey.keys()]);
  return new Map(
    mails.flatMap(({ idempotency_key, status }) => {
      const [userId, stands] = [userOfKey.get(idempotency_key), STANDS.get(status)];
      return userId && stands ? [[userId, stands] as const] : [];
    }),
  );
}
