import { type Locale, languageTag } from '#platform/contract/locale.ts';
import type { App } from '../../app.ts';
import { type Html, html } from '../../http/html.ts';
import type { Translate } from '../../texts/texts.ts';

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

/** The header, the two tabs on the line, and what lies under them. */
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
