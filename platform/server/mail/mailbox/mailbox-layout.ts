import { type Locale, languageTag } from '#platform/contract/locale.ts';
import type { App } from '../../app.ts';
import { Html, html } from '../../http/html.ts';
import type { Translate } from '../../texts/texts.ts';
import { htmlWithLogo } from '../mail-logo.ts';
import type { OutboxRow } from '../outbox.ts';
import type { RenderedMail } from '../render-mail.ts';

export const MAILBOX_REASON =
  'Only a developer’s or demo start serves the mailbox; elsewhere it is not mounted.';

export function hasMailbox(app: App): boolean {
  return app.config.mailbox;
}

export interface MailboxPage {
  title: string;
  tab: 'mails' | 'previews';
  t: Translate;
  locale: Locale;
  content: Html;
}

/** Header, tabs and content of a mailbox page. */
export function mailboxLayout({ title, tab, t, locale, content }: MailboxPage): Html {
  const current = (own: MailboxPage['tab']) => own === tab && html` aria-current="page"`;
  return html`<!doctype html>
<html lang="${languageTag(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} – Comptoir</title>
<link rel="stylesheet" href="/mailbox/style.css">
<link rel="icon" href="data:,">
</head>
<body>
<header class="header"><a href="/">${MARK}Comptoir</a><span>${t('platform:mailbox.where')}</span></header>
<nav class="line" aria-label="${t('platform:mailbox.title')}">
<a href="/mailbox"${current('mails')}>${t('platform:mailbox.title')}</a>
<a href="/mailbox/previews"${current('previews')}>${t('platform:mailbox.previews')}</a>
</nav>
<main>
${content}
</main>
</body>
</html>
`;
}

const MARK = html`<svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true"><circle cx="13.6" cy="4.4" r="3.1" fill="currentColor"/><rect class="slab" y="8.3" width="20" height="3.2"/><path d="M3 12.8h14v6.4H3z" fill="currentColor"/></svg>`;

export function mailNotFound(page: Omit<MailboxPage, 'title' | 'content'>): {
  status: number;
  html: Html;
} {
  const title = page.t('platform:mailbox.missing');
  return { status: 404, html: mailboxLayout({ ...page, title, content: html`<h1>${title}</h1>` }) };
}

/** The mail's HTML for a frame of the mailbox; inline styles are allowed, scripts are not. */
export async function mailFrame(
  app: App,
  mail: RenderedMail,
): Promise<{ html: Html; headers: Record<string, string> }> {
  return {
    html: new Html(await htmlWithLogo({ app }, mail)),
    headers: {
      'content-security-policy': [
        "default-src 'none'",
        "style-src 'unsafe-inline'",
        'img-src data:',
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'self'",
        'sandbox allow-popups allow-popups-to-escape-sandbox',
      ].join('; '),
      'x-frame-options': 'SAMEORIGIN',
      'cache-control': 'no-store',
    },
  };
}

/** Shows one mail: as HTML in a frame, as text, and its links. */
export function mailView(given: {
  mail: RenderedMail;
  frame: string;
  facts: readonly { name: string; value: string }[];
  t: Translate;
}): Html {
  const { mail, t } = given;
  return html`<h1>${mail.subject}</h1>
<dl class="facts">${given.facts.map(({ name, value }) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
${linksIn(mail.text, t)}
<section aria-labelledby="html">
<h2 id="html">${t('platform:mailbox.html')}</h2>
<iframe src="${given.frame}" title="${mail.subject}" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
</section>
<section aria-labelledby="text">
<h2 id="text">${t('platform:mailbox.text')}</h2>
<pre>${mail.text}</pre>
</section>`;
}

function linksIn(text: string, t: Translate): Html | false {
  const links = [...new Set(text.match(/https?:\/\/\S+/g) ?? [])];
  return (
    links.length > 0 &&
    html`<section aria-labelledby="links">
<h2 id="links">${t('platform:mailbox.links')}</h2>
<ul class="links">${links.map((link) => html`<li><a href="${link}">${link}</a></li>`)}</ul>
</section>`
  );
}

/** The reason is a fixed name of the SPEC and the answer is the server's own text, so neither is translated. */
export function mailStatusText(row: OutboxRow, t: Translate): string {
  return [t(`platform:mailbox.status.${row.status}`), row.reason, row.answer]
    .filter(Boolean)
    .join(' · ');
}
