import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dateTag } from '#platform/contract/locale.ts';
import { Html, html } from '../../http/html.ts';
import { definePage } from '../../http/page.ts';
import { findMail, listMails, type MailInMailbox } from './find-mail.ts';
import {
  hasMailbox,
  MAILBOX_REASON,
  mailboxLayout,
  mailFrame,
  mailNotFound,
  mailStatusText,
  mailView,
} from './mailbox-layout.ts';

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

/** The HTML of one mail, for the frame on its page. */
export const mailFramePage = definePage({
  path: '/mailbox/{id}/html',
  reason: MAILBOX_REASON,
  when: hasMailbox,
  async render({ app, params, locale }) {
    const found = await findMail(app, params.id ?? '');
    if (found) return mailFrame(app, found.mail);
    return mailNotFound({ tab: 'mails', t: app.texts.translator(locale), locale });
  },
});

/** The pages' CSP forbids inline styles, so the stylesheet has its own URL. */
export const mailboxStylePage = definePage({
  path: '/mailbox/style.css',
  reason: MAILBOX_REASON,
  when: hasMailbox,
  async render() {
    return {
      html: new Html(await readFile(join(import.meta.dirname, 'mailbox.css'), 'utf8')),
      headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' },
    };
  },
});
