import { LOCALES } from '#platform/contract/locale.ts';
import { type Html, html } from '#platform/server/http/html.ts';
import type { PageAnswer } from '#platform/server/http/page.ts';
import { linkFrame } from './link-frame.ts';
import { type LinkPage, withLanguage } from './link-page.ts';
import { type Counter, counterMarkup } from './link-parts.ts';
import { linkStamp } from './link-stamp.ts';

/** The pages that the parts of a lead lead to; the token goes along. */
export function pathsOf({ link: { leadId, token }, chosen }: Pick<LinkPage, 'link' | 'chosen'>) {
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

/** Goods above, counter below, both in the one form that its buttons send. */
export function framed(
  page: LinkPage,
  given: {
    title: string;
    goods: Html;
    counter: Counter;
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
${counterMarkup(counter)}
</form>`,
  });
}
