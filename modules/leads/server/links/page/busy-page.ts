import { join } from 'node:path';
import { assetHeaders, buildAsset } from '#platform/server/brand-page/brand-assets.ts';
import { type Html, html } from '#platform/server/http/html.ts';
import { type BusyRequest, definePage } from '#platform/server/http/page.ts';
import { chosenLocale } from '../shown-by-link.ts';
import { LINK_REASON, linkFrame } from './link-frame.ts';
import { actionBarMarkup, linkIcons } from './link-parts.ts';

const script = buildAsset('', join(import.meta.dirname, 'send-again.js'));
const SCRIPT = '/protected/send-again.js';
const RELOAD_SECONDS = 3;
/** From here on, the page says "within a minute". */
const FEW_SECONDS = 5;

export const sendAgainScript = definePage({
  path: SCRIPT,
  reason: LINK_REASON,
  rate: 'free',
  render: async ({ query }) => ({
    html: Buffer.from(script.text),
    headers: assetHeaders(script, 'text/javascript', query.v),
  }),
});

/**
 * While the suite is too busy for a link page: it reloads, or sends the answer again, by itself. Each action is judged by
 * the state of its lead, so an answer that arrives twice counts once [LEAD-05].
 */
export function busyLinkPage({
  app,
  query,
  form,
  seconds,
  isUnknown,
  ...request
}: BusyRequest): Html {
  const chosen = chosenLocale(form?.get('lang') ?? query.lang);
  const locale = chosen ?? request.locale;
  const t = app.texts.translator(locale);
  const title = t('leads:link.busy.title');
  const sent = isUnknown ? undefined : form;
  const isLater = seconds > FEW_SECONDS;
  const text = t(`leads:link.busy.${sent ? 'press' : 'read'}${isLater ? 'Later' : ''}`);
  const label = t('leads:link.busy.again');
  const wait = Math.max(seconds, RELOAD_SECONDS);
  // The address that a form is sent to has no token.
  const opened = form ? { token: form.get('token') ?? '', ...(chosen && { lang: chosen }) } : query;
  const href = `?${new URLSearchParams(opened)}`;
  const notice = html`<div class="goods alone"><span class="sign-of">${linkIcons.clock}</span><h1>${title}</h1><p class="about" role="status">${text}</p></div>`;
  const { html: page } = linkFrame({
    brand: null,
    locale,
    t,
    title,
    description: text,
    head: sent
      ? html`<script src="${SCRIPT}?v=${script.version}" defer></script>`
      : html`<meta http-equiv="refresh" content="${wait};url=${href}">`,
    content: sent
      ? html`<form method="post" data-again="${wait}">
${[...sent].map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
${notice}
<div class="counter"><button class="first">${label}</button></div>
</form>`
      : html`${notice}${actionBarMarkup({ due: { label, href } })}`,
  });
  return page as Html;
}
