import { join } from 'node:path';
import { LOCALES, type Locale } from '#platform/contract/locale.ts';
import type { App } from '../../app.ts';
import { brandAssets } from '../../brand-page/brand-assets.ts';
import { brandFrame } from '../../brand-page/brand-frame.ts';
import { busyBrandPage } from '../../brand-page/busy-page.ts';
import { type Html, html } from '../../http/html.ts';
import { type BusyRequest, definePage, type Page, type PageResponse } from '../../http/page.ts';
import { userMailboxPort } from '../../sessions/user-ports.ts';
import { findMailStop, resumeMails, stopMails } from '../notification-settings.ts';
import type { NotificationTables } from '../tables.ts';
import { readUnsubscribeToken, UNSUBSCRIBE_PATH } from './unsubscribe-link.ts';

const REASON =
  'The signed token of the link is the proof. The page shows no data and only stops or resumes emails of one user.';

const assets = brandAssets({
  folder: UNSUBSCRIBE_PATH,
  reason: REASON,
  sheets: [join(import.meta.dirname, 'unsubscribe-page.css')],
});
const dress = { style: assets.styleAddress(null), type: assets.typeAddress };

/**
 * Stops notification emails without signing in [BEY-06]. Opening the page changes nothing, because mail scanners open
 * links; the one-click button of mail programs (RFC 8058) posts directly.
 */
const unsubscribePage = definePage({
  path: UNSUBSCRIBE_PATH,
  reason: REASON,
  submitRate: { max: 60, seconds: 60 },
  // Mail programs may post the one-click field as multipart; files are never accepted.
  files: { maxBytes: 1, most: 1, take: async () => null },
  busy: busyUnsubscribePage,
  async render({ app, query: { token = '', lang }, ...request }) {
    return showPage({ app, token, locale: localeOf(lang, request.locale) });
  },
  async submit({ app, form, query, ...request }) {
    const isOneClick = form.get('List-Unsubscribe') === 'One-Click';
    const token = (isOneClick ? query.token : form.get('token')) ?? '';
    const userId = readUnsubscribeToken(app, token);
    const locale = localeOf(form.get('lang'), request.locale);
    const action = isOneClick ? 'stop' : form.get('do');
    if (!userId || !(await emailOf(app, userId))) return showPage({ app, token, locale });
    const db = app.database.acrossClients<NotificationTables>();
    if (action === 'stop')
      await stopMails({ db }, { userId, reason: 'unsubscribed', sentToHash: null });
    if (action === 'resume') await resumeMails({ db }, userId);
    return showPage({ app, token, locale });
  },
});

/** Both buttons set a state, so one may always be pressed again. */
function busyUnsubscribePage(request: BusyRequest): Html {
  return busyBrandPage(request, {
    dress,
    content: ({ title, text, retry }) =>
      html`<main class="unsubscribe"><h1>${title}</h1><p role="status">${text}</p>${retry}</main>`,
  });
}

export const unsubscribePages: readonly Page[] = [unsubscribePage, ...assets.pages];

const localeOf = (requested: string | null | undefined, usual: Locale) =>
  LOCALES.find((each) => each === requested) ?? usual;

async function emailOf(app: App, userId: string): Promise<string | undefined> {
  const context = { db: app.database.acrossClients(), app };
  return (await app.ports.call(userMailboxPort, { userId }, context))?.email;
}

async function showPage({
  app,
  token,
  locale,
}: {
  app: App;
  token: string;
  locale: Locale;
}): Promise<PageResponse> {
  const t = app.texts.translator(locale);
  const userId = readUnsubscribeToken(app, token);
  const email = userId && (await emailOf(app, userId));
  const db = app.database.acrossClients<NotificationTables>();
  const isKnown = Boolean(userId && email);
  const isStopped =
    userId && email && (await findMailStop({ db, app }, { userId, email })) !== undefined;
  const state = !isKnown ? 'invalid' : isStopped ? 'stopped' : 'active';
  const action = isStopped ? 'resume' : 'stop';
  const title = t(`platform:unsubscribe.${state}Title`);
  return {
    status: isKnown ? 200 : 404,
    headers: {
      'cache-control': 'no-store',
      vary: 'accept-language',
      'x-robots-tag': 'noindex, nofollow',
      // Not `no-referrer`: with it browsers hide where a form was sent from, and only our own pages may send one.
      'referrer-policy': 'same-origin',
    },
    html: brandFrame({
      brand: { name: 'Comptoir', logo: null },
      locale,
      t,
      title,
      languages: LOCALES.map((each) => ({
        locale: each,
        href: `${UNSUBSCRIBE_PATH}?token=${encodeURIComponent(token)}&lang=${each}`,
      })),
      dress,
      content: html`<main class="unsubscribe"><h1>${title}</h1><p>${t(`platform:unsubscribe.${state}Text`)}</p>${
        isKnown &&
        html`<form method="post" action="${UNSUBSCRIBE_PATH}">
<input type="hidden" name="token" value="${token}"><input type="hidden" name="lang" value="${locale}">
<button name="do" value="${action}">${t(`platform:unsubscribe.${action}`)}</button>
<a href="/profile/notifications">${t('platform:unsubscribe.settings')}</a>
</form>`
      }</main>`,
    }),
  };
}
