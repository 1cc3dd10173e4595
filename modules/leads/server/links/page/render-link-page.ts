import { LOCALES } from '#platform/contract/locale.ts';
import { type Html, html } from '#platform/server/http/html.ts';
import type { PageAnswer } from '#platform/server/http/page.ts';
import { linkFrame } from './link-frame.ts';
import { type LinkPage, withLanguage } from './link-page.ts';
import { actionBarMarkup, type LinkActionBar } from './link-parts.ts';
import { linkStamp } from './link-stamp.ts';

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
    /** Where the form is sent; without it the page of the lead. */
    action?: string;
  },
): PageAnswer {
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
