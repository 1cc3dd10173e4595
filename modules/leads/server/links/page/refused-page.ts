import type { LinkFault } from '#modules/leads/contract/links/link-problems.ts';
import { linkProblems } from '#modules/leads/contract/links/link-problems.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import { html } from '#platform/server/http/html.ts';
import type { PageAnswer } from '#platform/server/http/page.ts';
import { linkFrame } from './link-frame.ts';
import { type LinkIcon, linkIcons } from './link-icons.ts';

const SIGNS: Record<LinkFault, LinkIcon> = {
  malformed: 'mail',
  unknown: 'inbox',
  foreign: 'lock',
  expired: 'clock',
  ended: 'store',
};

/** What a link that opens nothing says, each fault in its own words; whose it was stays untold [LEAD-11]. */
export function refusedPage(app: App, fault: LinkFault, locale: Locale): PageAnswer {
  const t = app.texts.translator(locale);
  const title = t(`leads:link.refused.${fault}.title`);
  return linkFrame({
    brand: null,
    locale,
    t,
    title,
    description: t(`leads:link.refused.${fault}.text`),
    status: linkProblems[fault].status,
    content: html`<div class="goods alone"><span class="sign-of">${linkIcons[SIGNS[fault]]}</span><h1>${title}</h1><p class="about">${t(`leads:link.refused.${fault}.text`)}</p></div>`,
  });
}
