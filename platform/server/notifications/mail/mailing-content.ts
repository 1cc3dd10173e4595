import type { z } from 'zod';
import { notificationAddress } from '#platform/contract/notifications/notification-address.ts';
import { type NotificationKind, SUITE_CLIENT_ID } from '#platform/contract/notifications.ts';
import type { App } from '../../app.ts';
import type { Db } from '../../database/database.ts';
import type { Principal } from '../../sessions/principal.ts';
import { clientAdminsPort, userMailboxPort, userPrincipalPort } from '../../sessions/user-ports.ts';
import { localizedText } from '../list-notifications.query.ts';
import { canReceive } from '../notification-kind.ts';
import { findMailStop, readChoices } from '../notification-settings.ts';
import type { NotificationTables } from '../tables.ts';
import type { Mailing, notificationsMail } from './notifications.mail.ts';
import { unsubscribeUrl } from './unsubscribe-link.ts';

/** Further notifications are only counted. */
const LISTED = 20;

interface Context {
  db: Db<NotificationTables>;
  app: App;
}

/** The recipient, and the kinds that they may currently get by email at the client. */
export interface MailReader extends Omit<Principal, 'sessionId'> {
  email: string;
  kinds: NotificationKind[];
}

/** Undefined if the user gets no email: disabled, without access, unsubscribed, or with a bounced address. */
export async function findMailReader(
  { db, app }: Context,
  { clientId, userId }: { clientId: string; userId: string },
): Promise<MailReader | undefined> {
  const user = await app.ports.call(userPrincipalPort, { userId }, { db, app });
  const mailbox = await app.ports.call(userMailboxPort, { userId }, { db, app });
  if (!user || !mailbox) return undefined;
  const { email } = mailbox;
  if (await findMailStop({ db, app }, { userId, email })) return undefined;
  const choices = await readChoices({ db, app }, userId);
  const kinds = app.notifications.kinds
    .filter((kind) => canReceive(kind, user, clientId))
    .map(({ name }) => name)
    .filter((name) => choices.get(name)?.mailing !== 'never');
  return kinds.length > 0 ? { ...user, email, kinds } : undefined;
}

type MailInput = z.input<(typeof notificationsMail)['input']>;

/** The email's content from the notifications that still exist, are unread and may be sent; null if none is left. */
export async function readMailing(
  { db, app }: Context,
  { clientId, mailingId }: Mailing,
  reader: MailReader,
): Promise<{ count: number; input: Omit<MailInput, 'isDaily'> } | null> {
  const sendable = db
    .selectFrom('platform.notifications')
    .where('client_id', '=', clientId)
    .where('mailing_id', '=', mailingId)
    .where('kind', 'in', reader.kinds)
    .where('read_at', 'is', null);
  const { count } = await sendable
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count === 0) return null;
  const rows = await sendable.selectAll().orderBy('id', 'desc').limit(LISTED).execute();
  const { publicUrl } = app.config;
  const { locale } = reader;
  const t = app.texts.translator(locale);
  const textOf = (text: Parameters<typeof localizedText>[0]) => {
    const { key, params } = localizedText(text, locale);
    return t(key, params);
  };
  const items = rows.map(({ kind, title, body, actions: [action] }) => {
    const { address, isFile } = notificationAddress(clientId, action?.path ?? '/');
    const label = app.notifications.kinds.find(({ name }) => name === kind)?.label ?? '';
    return {
      kind: t(label),
      title: textOf(title),
      body: textOf(body),
      action: action && !isFile ? { label: textOf(action.label), url: publicUrl + address } : null,
    };
  });
  const isOfClient = clientId !== SUITE_CLIENT_ID;
  const client = isOfClient
    ? (await app.ports.call(clientAdminsPort, { clientId }, { db, app })).clientName
    : 'Comptoir';
  const settingsClientId = isOfClient ? clientId : [...reader.memberships.keys()][0];
  const home = settingsClientId ? `${publicUrl}/clients/${settingsClientId}` : publicUrl;
  return {
    count,
    input: {
      client,
      items,
      more: count - items.length,
      openUrl: isOfClient ? home : `${publicUrl}/super-admin/jobs`,
      settingsUrl: settingsClientId ? `${home}/profile/notifications` : publicUrl,
      unsubscribeUrl: unsubscribeUrl(app, reader.userId),
    },
  };
}
