import { dateTag } from '#platform/contract/text/intl-tag.ts';
import { definePage } from '../../http/page.ts';
import { findMail } from './find-mail.ts';
import { mailNotFound } from './mail-not-found.ts';
import { mailStatusText } from './mail-status-text.ts';
import { mailView } from './mail-view.ts';
import { hasMailbox, MAILBOX_REASON, mailboxLayout } from './mailbox-layout.ts';

/** One mail of the mailbox. */
export const mailboxMailPage = definePage({
  path: '/mailbox/{id}',
  reason: MAILBOX_REASON,
  when: hasMailbox,
  async render({ app, params, locale }) {
    const t = app.texts.translator(locale);
    const found = await findMail(app, params.id ?? '');
    if (!found) return mailNotFound({ tab: 'mails', t, locale });
    const { row, mail } = found;
    const time = new Intl.DateTimeFormat(dateTag(locale), {
      dateStyle: 'full',
      timeStyle: 'medium',
    });
    const content = mailView({
      mail,
      frame: `/mailbox/${row.id}/html`,
      facts: [
        { name: t('platform:mailbox.to'), value: row.recipient },
        { name: t('platform:mailbox.written'), value: time.format(row.created_at) },
        { name: t('platform:mailbox.state'), value: mailStatusText(row, t) },
        { name: t('platform:mailbox.template'), value: `${row.template}, ${row.locale}` },
      ],
      t,
    });
    return {
      html: mailboxLayout({ title: mail.subject, tab: 'mails', t, locale, content }),
      headers: { 'cache-control': 'no-store' },
    };
  },
});
