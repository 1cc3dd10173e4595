import { html } from '#platform/server/http/html.ts';
import type { PageAnswer } from '#platform/server/http/page.ts';
import { requestRows } from './contact-rows.ts';
import { leadSteps } from './lead-steps.ts';
import type { LinkPage } from './link-page.ts';
import { type LinkActionBar, messageMarkup, type Row, rows, stepsMarkup } from './link-parts.ts';
import { leadProductText } from './link-texts.ts';
import { linkPagePaths, renderLinkPage } from './render-link-page.ts';

/** Page for the consumer: the requested products, the shop and its distance, and buttons to report the outcome. */
export function consumerPage(page: LinkPage, status?: number): PageAnswer {
  const { t, lead } = page;
  const isOpen = lead.status === 'new' || lead.status === 'accepted';
  const hasEnded = !isOpen && lead.closedBy?.kind === 'consumer';
  const title = hasEnded ? t('leads:link.consumer.thanks') : leadProductText(page);
  return renderLinkPage(page, {
    title,
    status,
    goods: html`<p class="stands"><span class="quiet">${t(`leads:lexicon.${lead.lexicon}.yours`)}</span></p>
<h1>${title}</h1>
${hasEnded && html`<p class="about">${t('leads:link.consumer.noted', { brand: lead.brand })}</p>`}
${messageMarkup(page)}
${rows([shopRow(page), ...requestRows(page)])}
<h2>${t('leads:link.soFar')}</h2>
${stepsMarkup(leadSteps(page))}`,
    counter: consumerCounter(page, isOpen),
  });
}

export function shopRow({ lead }: LinkPage): Row | false {
  const { location } = lead;
  if (!location) return false;
  const town = [location.postalCode, location.city].filter(Boolean).join(' ');
  return {
    icon: 'store',
    title: location.name,
    detail: [location.street, town].filter(Boolean).join(', '),
  };
}

function consumerCounter(page: LinkPage, isOpen: boolean): LinkActionBar {
  const { t, lead } = page;
  const paths = linkPagePaths(page);
  if (!isOpen) {
    if (lead.undoes) return { others: [{ label: t('leads:link.consumer.undo'), press: 'undo' }] };
    return { line: t('leads:link.nothingLeft') };
  }
  return {
    due: { label: t('leads:link.consumer.bought'), icon: 'check', href: paths.convert },
    others: [
      { label: t('leads:link.consumer.notBought'), href: paths.lose },
      ...(lead.handled ? [] : [{ label: t('leads:link.consumer.handled'), press: 'handled' }]),
    ],
    line: t('leads:link.nothingYet'),
  };
}
