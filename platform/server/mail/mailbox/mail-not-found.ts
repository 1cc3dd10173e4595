import { type Html, html } from '../../http/html.ts';
import { type MailboxPage, mailboxLayout } from './mailbox-layout.ts';

export function mailNotFound(page: Omit<MailboxPage, 'title' | 'content'>): {
  status: number;
  html: Html;
} {
  const title = page.t('platform:mailbox.missing');
  return { status: 404, html: mailboxLayout({ ...page, title, content: html`<h1>${title}</h1>` }) };
}
