import { z } from 'zod';
import type { Db } from '../../database/database.ts';
import { defineMail, type MailBlock } from '../../mail/mail-template.ts';
import { stopMails } from '../notification-settings.ts';
import type { NotificationTables } from '../tables.ts';

export interface Mailing {
  clientId: string;
  mailingId: string;
}

/** The idempotency key of its email. */
export function mailingKey({ clientId, mailingId }: Mailing): string {
  return `notifications ${clientId} ${mailingId}`;
}

export function readMailingKey(key: string): Mailing | undefined {
  const [subject, clientId, mailingId] = key.split(' ');
  return subject === 'notifications' && clientId && mailingId ? { clientId, mailingId } : undefined;
}

const itemSchema = z.object({
  kind: z.string(),
  title: z.string(),
  body: z.string(),
  /** Null if the action is a file, which only the panel offers. */
  action: z.object({ label: z.string(), url: z.string() }).nullable(),
});

/** Notifications of one client: one, or a summary of several. The texts name no consumer. */
export const notificationsMail = defineMail({
  name: 'platform.notifications',
  input: z.object({
    client: z.string(),
    isDaily: z.boolean(),
    items: z.array(itemSchema).min(1),
    /** Number of notifications that are not listed. */
    more: z.number().int(),
    openUrl: z.string(),
    settingsUrl: z.string(),
    unsubscribeUrl: z.string(),
  }),
  sample: () => ({
    client: 'Maison Aubrac',
    isDaily: true,
    items: [
      {
        kind: 'Leads',
        title: 'Cocotte Aubrac 26 cm · Quincaillerie Bellerive',
        body: 'Devis atelier et fonte',
        action: { label: 'Open lead', url: 'https://comptoir.example/clients/1/platform/leads' },
      },
      {
        kind: 'Webhooks',
        title: 'lead.created',
        body: 'events.maison-aubrac.example',
        action: null,
      },
    ],
    more: 12,
    openUrl: 'https://comptoir.example/clients/1',
    settingsUrl: 'https://comptoir.example/clients/1/profile/notifications',
    unsubscribeUrl: 'https://comptoir.example/public/notification-emails?token=0',
  }),
  render({ input, t }) {
    const { client, items, more, isDaily } = input;
    const [first] = items;
    const settings = { label: t('platform:notificationMail.settings'), url: input.settingsUrl };
    const open = { label: t('platform:notificationMail.open'), url: input.openUrl };
    const common = {
      unsubscribe: { label: t('platform:notificationMail.stop'), url: input.unsubscribeUrl },
    };
    if (first && items.length + more === 1) {
      return {
        ...common,
        subject: `${first.title} · ${client}`,
        heading: first.title,
        eyebrow: client,
        preheader: first.body,
        blocks: [
          { kind: 'paragraph', text: first.body },
          { kind: 'button', ...(first.action ?? open), other: settings },
        ],
      };
    }
    const count = items.length + more;
    const subject = t(
      isDaily ? 'platform:notificationMail.daily' : 'platform:notificationMail.several',
      { count, client },
    );
    const listed = items.map(
      ({ kind, title, body, action }): MailBlock => ({
        kind: 'item',
        tone: 'accepted',
        standing: kind,
        title,
        text: body,
        time: null,
        buttons: action ? [action] : [],
      }),
    );
    const rest: MailBlock[] =
      more > 0
        ? [{ kind: 'paragraph', text: t('platform:notificationMail.more', { count: more }) }]
        : [];
    return {
      ...common,
      subject,
      preheader: items.map(({ title }) => title).join(' · '),
      blocks: [...listed, ...rest, { kind: 'button', ...open, other: settings }],
    };
  },
  /** An address that never receives mail gets no further notification emails. */
  async settled({ about, outcome, db: tx }) {
    const db: Db<NotificationTables> = tx as Db;
    const key = readMailingKey(about);
    if (!key || outcome.status !== 'failed' || !outcome.isHard) return;
    const mailing = await db
      .selectFrom('platform.notification_mailings')
      .select(['user_id', 'sent_to_hash'])
      .where('client_id', '=', key.clientId)
      .where('id', '=', key.mailingId)
      .executeTakeFirst();
    if (!mailing) return;
    const { user_id: userId, sent_to_hash: sentToHash } = mailing;
    await stopMails({ db }, { userId, reason: 'bounced', sentToHash });
  },
});
