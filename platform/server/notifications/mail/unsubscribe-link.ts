import type { App } from '../../app.ts';

const PURPOSE = 'notification-mail-link';
const TOKEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

export const UNSUBSCRIBE_PATH = '/public/notification-emails';

/** The same link in every email to a user. It only stops and resumes their notification emails. */
export function unsubscribeUrl(app: Pick<App, 'config' | 'secrets'>, userId: string): string {
  const token = `${userId}.${app.secrets.sign(PURPOSE, userId)}`;
  return `${app.config.publicUrl}${UNSUBSCRIBE_PATH}?token=${token}`;
}

/** The user of a link; undefined if the token is not ours. */
export function readUnsubscribeToken(app: Pick<App, 'secrets'>, token: string): string | undefined {
  const [, userId = '', signature = ''] = TOKEN.exec(token) ?? [];
  return app.secrets.verify(PURPOSE, userId, signature) ? userId : undefined;
}
