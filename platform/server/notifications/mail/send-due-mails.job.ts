import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';
import type { MailCheck } from '../../module-parts.ts';
import type { NotificationTables } from '../tables.ts';
import { findMailReader, readMailing } from './mailing-content.ts';
import { notificationsMail, readMailingKey } from './notifications.mail.ts';
import { sendDueMails } from './send-due-mails.ts';

/** "Immediately" means within a minute: notifications of the same minute share one email, and creating one needs no job. */
export const sendDueMailsJob = defineJob({
  name: 'platform.send-notification-emails',
  input: z.object({}),
  cron: { expression: '* * * * *' },
  retry: { limit: 0, delaySeconds: 1 },
  concurrency: 1,
  async handle({ app, signal }) {
    await sendDueMails({ app, signal });
  },
});

/**
 * An email may wait for hours. Before each try: the user may still get it at this address, and notifications that were
 * withdrawn, erased or read meanwhile are left out.
 */
export const checkNotificationMail: MailCheck = {
  mails: [notificationsMail],
  async check({ about, to, app }) {
    const key = readMailingKey(about);
    const db = app.database.acrossClients<NotificationTables>();
    const mailing =
      key &&
      (await db
        .selectFrom('platform.notification_mailings')
        .select(['user_id', 'items'])
        .where('client_id', '=', key.clientId)
        .where('id', '=', key.mailingId)
        .executeTakeFirst());
    if (!mailing) return 'untrue';
    const { clientId } = key;
    const reader = await findMailReader({ db, app }, { clientId, userId: mailing.user_id });
    if (reader?.email !== to) return 'untrue';
    const content = await readMailing({ db, app }, key, reader);
    if (!content) return 'untrue';
    if (content.count === mailing.items) return 'holds';
    return { input: { ...content.input, isDaily: false } };
  },
};
