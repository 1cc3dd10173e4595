import { dateTag } from '#platform/contract/text/intl-tag.ts';
import { html } from '../../http/html.ts';
import { definePage } from '../../http/page.ts';
import { listMails, type MailInMailbox } from './find-mail.ts';
import { mailStatusText } from './mail-status-text.ts';
import { hasMailbox, MAILBOX_REASON, mailboxLayout } from './mailbox-layout.ts';

/** All mails that were sent or would have been sent, newest first. */
export const mailboxListPage = definePage({
  path: '/mailbox',
  reason: MAILBOX_REASON,
  when: hasMailbox,
  async render({ app, query, locale }) {
    const t = app.texts.translator(locale);
    const { mails, older } = await listMails(app, { before: query.before });
    const time = new Intl.DateTimeFormat(dateTag(locale), {
      dateStyle: 'medium',
      timeStyle: 'short',
    });
    const line = ({ row, mail }: MailInMailbox) => html`<tr>
<td><a href="/mailbox/${row.id}">${mail.subject}</a></td>
<td>${row.recipient}</td>
<td>${mailStatusText(row, t)}</td>
<td class="time"><time datetime="${row.created_at.toISOString()}">${time.format(row.created_at)}</time></td>
</tr>
`;
    const title = t('platform:mailbox.title');
    const content = html`<h1>${title}</h1>
${mails.length === 0 && html`<p class="empty">${t('platform:mailbox.empty')}</p>`}
${
  mails.length > 0 &&
  html`<table>
<thead><tr><th scope="col">${t('platform:mailbox.subject')}</th><th scope="col">${t('platform:mailbox.to')}</th><th scope="col">${t('platform:mailbox.state')}</th><th scope="col" class="time">${t('platform:mailbox.written')}</th></tr></thead>
<tbody>${mails.map(line)}</tbody>
</table>`
}
${older && html`<p><a href="/mailbox?before=${older}">${t('platform:mailbox.older')}</a></p>`}`;
    return {
      html: mailboxLayout({ title, tab: 'mails', t, locale, content }),
      headers: { 'cache-control': 'no-store' },
    };
  },
});
