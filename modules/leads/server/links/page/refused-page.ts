import type { LinkFault } from '#modules/leads/contract/links/link-problems.ts';
import { linkProblems } from '#modules/leads/contract/links/link-problems.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import { html } from '#platform/server/http/html.ts';
import type { PageAnswer } from '#platform/server/http/page.ts';
import { findTokenBrand } from '../resolve-link-token.ts';
import { linkFrame } from './link-frame.ts';
import { type LinkIcon, linkIcons } from './link-icons.ts';
import { rows } from './link-parts.ts';

const SIGNS: Record<LinkFault, LinkIcon> = {
  malformed: 'mail',
  unknown: 'inbox',
  foreign: 'lock',
  expired: 'clock',
  ended: 'store',
};

/**
 * Error page of a link, with a text for each fault [LEAD-11]. A formerly valid link shows its brand and a sign-in link;
 * others reveal nothing.
 */
export async function refusedPage(
  app: App,
  fault: LinkFault,
  { locale, token }: { locale: Locale; token?: string },
): Promise<PageAnswer> {
  const t = app.texts.translator(locale);
  const title = t(`leads:link.refused.${fault}.title`);
  const wasGood = fault === 'expired' || fault === 'ended';
  const brand = wasGood && token ? await findTokenBrand({ app }, token) : null;
  return linkFrame({
    brand: brand && { name: brand.name, logo: null },
    locale,
    t,
    title,
    description: t(`leads:link.refused.${fault}.text`),
    status: linkProblems[fault].status,
    content: html`<div class="goods alone"><span class="sign-of">${linkIcons[SIGNS[fault]]}</span><h1>${title}</h1><p class="about">${t(`leads:link.refused.${fault}.text`)}</p>${
      brand &&
      rows([
        {
          icon: 'inbox',
          title: t('leads:link.refused.signIn'),
          detail: t('leads:link.refused.signInText', { brand: brand.name }),
          href: '/sign-in',
        },
      ])
    }</div>`,
  });
}
