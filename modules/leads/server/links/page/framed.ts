import { type Html, html } from '#platform/server/http/html.ts';
import type { PageAnswer } from '#platform/server/http/page.ts';
import { linkFrame } from './link-frame.ts';
import type { LinkPage } from './link-page.ts';
import { type Counter, counterMarkup } from './link-parts.ts';
import { linkStamp } from './link-stamp.ts';

/** The pages that the parts of a lead lead to; the token goes along. */
export function pathsOf({ link: { leadId, token } }: Pick<LinkPage, 'link'>) {
  const action = (name: string) => `/public/leads/${leadId}/${name}?token=${token}`;
  return {
    open: `/protected/lead/${leadId}?token=${token}`,
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
  const { app, brand, locale, formId, link, note } = page;
  const { title, goods, counter, status } = given;
  const action = given.action ?? `/protected/lead/${link.leadId}`;
  return linkFrame({
    brand: { name: brand.name, logo: brand.logoFileId ? `/f/${formId}/logo` : null },
    locale,
    title,
    ...(status !== undefined && { status }),
    content: html`<form method="post" action="${action}">
<input type="hidden" name="token" value="${link.token}"><input type="hidden" name="stamp" value="${linkStamp({ app }, link)}">
<div class="goods">${note && html`<p class="note" role="alert">${note}</p>`}${goods}</div>
${counterMarkup(counter)}
</form>`,
  });
}
