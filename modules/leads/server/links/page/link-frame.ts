import { join } from 'node:path';
import { type LinkFault, linkProblems } from '#modules/leads/contract/links/link-calls.ts';
import { LOCALES, type Locale, languageTag } from '#platform/contract/locale.ts';
import { initials } from '#platform/contract/text/text.ts';
import type { App } from '#platform/server/app.ts';
import { assetHeaders, brandAssets, buildAsset } from '#platform/server/brand-page/brand-assets.ts';
import { type LanguageLink, languageSwitch } from '#platform/server/brand-page/brand-frame.ts';
import { type Html, html } from '#platform/server/http/html.ts';
import { definePage, type Page, type PageResponse } from '#platform/server/http/page.ts';
import { signedMomentAge, signMoment } from '#platform/server/secrets/signed-moment.ts';
import type { Translate } from '#platform/server/texts/texts.ts';
import { findTokenBrand, type LeadLink } from '../lead-link.ts';
import { type LinkPage, withLanguage } from './link-page.ts';
import {
  actionBarMarkup,
  type LinkActionBar,
  type LinkIcon,
  linkIcons,
  rows,
} from './link-parts.ts';

const PURPOSE = 'lead-page';
/** A page stays open on a phone overnight, not for weeks. */
const LONGEST_MS = 24 * 60 * 60 * 1000;

type Stamped = { app: Pick<App, 'secrets'> };

/** Proof that the form was rendered for this link; another site has neither stamp nor token. */
function linkStamp({ app }: Stamped, { leadId, token }: LeadLink): string {
  return signMoment({ app }, PURPOSE, `${leadId} ${token}`);
}

export function isLinkStampGood(
  { app }: Stamped,
  { leadId, token }: LeadLink,
  stamp: string,
): boolean {
  const age = signedMomentAge({ app }, PURPOSE, `${leadId} ${token}`, stamp);
  return age !== undefined && age <= LONGEST_MS;
}

export const LINK_REASON =
  'Recipients and consumers have no account: the token in the link is the proof, and without it nothing is shown.';

const assets = brandAssets({
  folder: '/protected',
  reason: LINK_REASON,
  sheets: ['link-page.css', 'link-action-bar.css'].map((name) => join(import.meta.dirname, name)),
});

const script = buildAsset('', join(import.meta.dirname, 'reader-clock.js'));
const SCRIPT = '/protected/reader-clock.js';

export const linkAssetPages: readonly Page[] = [
  ...assets.pages,
  definePage({
    path: SCRIPT,
    reason: LINK_REASON,
    rate: 'free',
    render: async ({ query }) => ({
      html: Buffer.from(script.text),
      headers: assetHeaders(script, 'text/javascript', query.v),
    }),
  }),
];

/** Headers of all link pages: the page contains personal data and its URL the token. */
const HEADERS = {
  'cache-control': 'no-store',
  vary: 'accept-language',
  'x-robots-tag': 'noindex, nofollow',
  // Not `no-referrer`: with it browsers hide where a form was sent from, and only our own pages may send one.
  'referrer-policy': 'same-origin',
};

export interface LinkFrame {
  /** Null if the brand of the link is unknown. */
  brand: { name: string; logo: string | null } | null;
  locale: Locale;
  t: Translate;
  title: string;
  /** Purpose of the page without personal data, because link previews can show it. */
  description: string;
  /** URLs of the page in each language; empty if the URL cannot express it. */
  languages?: readonly LanguageLink[];
  status?: number;
  /** More elements of the head. */
  head?: Html;
  content: Html;
}

/** Frame of a link page: the brand in the header, the action bar at the bottom. */
export function linkFrame(given: LinkFrame): PageResponse {
  const { brand, locale, t, title, description, languages = [], status = 200 } = given;
  const { head, content } = given;
  const name = brand?.name ?? 'Comptoir';
  return {
    status,
    headers: HEADERS,
    html: html`<!doctype html>
<html lang="${languageTag(locale)}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow"><meta name="color-scheme" content="light dark">
<title>${title} · ${name}</title><meta name="description" content="${description}">
<link rel="icon" href="data:,"><link rel="preload" href="${assets.typeAddress}" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="${assets.styleAddress(null)}">${head}
</head>
<body class="by-link">
<header class="fascia">${brand && html`<span class="whose">${brand.logo ? html`<img src="${brand.logo}" alt="" height="24">` : html`<span class="crest" aria-hidden="true">${initials(brand.name)}</span>`}<span>${brand.name}</span></span>`}<span class="ours"><svg class="mark" viewBox="0 0 20 20" aria-hidden="true"><circle cx="13.6" cy="4.4" r="3.1" fill="currentColor"/><rect class="slab" y="8.3" width="20" height="3.2"/><path d="M3 12.8h14v6.4H3z" fill="currentColor"/></svg>Comptoir</span>${languageSwitch({ locale, languages, t })}</header>
<main>${content}</main>
<script src="${SCRIPT}?v=${script.version}" defer></script>
</body>
</html>`,
  };
}

/** URLs of the pages of a lead, including the token. */
export function linkPagePaths({
  link: { leadId, token },
  chosen,
}: Pick<LinkPage, 'link' | 'chosen'>) {
  const action = (name: string) =>
    withLanguage(`/public/leads/${leadId}/${name}?token=${token}`, chosen);
  return {
    open: withLanguage(`/protected/lead/${leadId}?token=${token}`, chosen),
    accept: action('accept'),
    reject: action('reject'),
    convert: action('convert'),
    lose: action('lose'),
  };
}

/** Page frame: content above, action bar below, both in one form that the buttons submit. */
export function renderLinkPage(
  page: LinkPage,
  given: {
    title: string;
    goods: Html;
    counter: LinkActionBar;
    status?: number | undefined;
    /** Target URL of the form. Default: the page of the lead. */
    action?: string;
  },
): PageResponse {
  const { app, t, brand, locale, chosen, formId, link, note } = page;
  const { title, goods, counter, status } = given;
  const action = given.action ?? `/protected/lead/${link.leadId}`;
  return linkFrame({
    brand: { name: brand.name, logo: brand.logoFileId ? `/f/${formId}/logo` : null },
    locale,
    t,
    title,
    description: t('leads:link.description', { brand: brand.name }),
    languages: LOCALES.map((each) => ({
      locale: each,
      href: withLanguage(`${action}?token=${link.token}`, each),
    })),
    ...(status !== undefined && { status }),
    content: html`<form method="post" action="${action}">
<input type="hidden" name="token" value="${link.token}"><input type="hidden" name="stamp" value="${linkStamp({ app }, link)}">${chosen && html`<input type="hidden" name="lang" value="${chosen}">`}
<div class="goods">${note && html`<p class="note" role="alert">${note}</p>`}${goods}</div>
${actionBarMarkup(counter)}
</form>`,
  });
}

const SIGNS: Record<LinkFault, LinkIcon> = {
  malformed: 'mail',
  unknown: 'inbox',
  foreign: 'lock',
  expired: 'clock',
  ended: 'store',
  closed: 'store',
};

/**
 * Error page of a link, with a text for each fault [LEAD-11]. A formerly valid link shows its brand and a sign-in link;
 * others reveal nothing.
 */
export async function refusedPage(
  { app }: { app: App },
  fault: LinkFault,
  { locale, token }: { locale: Locale; token?: string },
): Promise<PageResponse> {
  const t = app.texts.translator(locale);
  const title = t(`leads:link.refused.${fault}.title`);
  const wasGood = fault === 'expired' || fault === 'ended' || fault === 'closed';
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
      !brand.archived &&
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
