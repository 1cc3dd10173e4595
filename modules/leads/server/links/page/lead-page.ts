import { type Html, html } from '#platform/server/http/html.ts';
import type { PageResponse } from '#platform/server/http/page.ts';
import { alreadyPage } from './already-page.ts';
import { contactRows, requestRows } from './contact-rows.ts';
import { leadSteps } from './lead-steps.ts';
import { linkPagePaths, renderLinkPage } from './link-frame.ts';
import type { LinkPage } from './link-page.ts';
import {
  type LinkActionBar,
  messageMarkup,
  type Row,
  rows,
  statusLine,
  stepsMarkup,
} from './link-parts.ts';
import {
  dayMarkup,
  durationText,
  leadPriceText,
  leadProductText,
  leadRequestText,
  leadSummaryText,
  timeAgo,
  withTime,
} from './link-texts.ts';
import { dueLine, newPage, ownPage } from './recipient-pages.ts';

/** Page for the consumer: the requested products, the shop and its distance, and buttons to report the outcome. */
export function consumerPage(page: LinkPage, status?: number): PageResponse {
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

/** The page of a lead, depending on the reader's relation to it [LEAD-11]. */
export function leadPage(page: LinkPage, status?: number): PageResponse {
  const { lead } = page;
  if (lead.standing === 'reads') return observerPage(page, status);
  if (lead.standing === 'consumer') return consumerPage(page, status);
  if (lead.standing === 'taken') return takenPage(page, status);
  if (lead.status === 'accepted') return ownPage(page, status);
  if (lead.status === 'new' && lead.standing === 'asked') return newPage(page, status);
  return alreadyPage(page, status);
}

/** Page of an observer: the state of the lead, without actions. */
function observerPage(page: LinkPage, status?: number): PageResponse {
  const { t, lead } = page;
  const title = leadRequestText(page);
  const due = lead.status === 'new' ? dueLine(page) : { words: lead.owner ?? '' };
  return renderLinkPage(page, {
    title,
    status,
    goods: html`${statusLine(page, due)}
<h1>${title}</h1>
<p class="about">${leadSummaryText(page)}</p>
${messageMarkup(page)}
${rows([...requestRows(page), ...contactRows(page, { phone: true })])}
<h2>${t('leads:link.soFar')}</h2>
${stepsMarkup(leadSteps(page))}`,
    counter: { line: t(`leads:lexicon.${lead.lexicon}.readsOnly`) },
  });
}

/** Page if another recipient accepted first [LEAD-05]: name, time and other open leads, without consumer data. */
function takenPage(page: LinkPage, status?: number): PageResponse {
  const { t, locale, lead, link, instead } = page;
  const [next] = instead.open;
  const title = t(`leads:lexicon.${lead.lexicon}.hasThis`, {
    name: lead.owner ?? t('leads:link.taken.other'),
  });
  const when = lead.acceptedAt ? timeAgo(page, lead.acceptedAt) : '';
  return renderLinkPage(page, {
    title,
    status,
    goods: html`${statusLine(page, { words: when, as: 'taken' })}
<h1>${title}</h1>
<p class="about">${t('leads:link.taken.text')}</p>
${rows([
  ...(lead.products.length > 0 ? lead.products : [{ sku: '', name: leadProductText(page) }]).map(
    ({ name }) => ({ icon: 'product' as const, title: name, detail: leadPriceText(page) }),
  ),
  instead.usual !== null && {
    icon: 'clock',
    title: t('leads:link.taken.usual', { time: durationText(instead.usual.minutes, locale) }),
    detail: t('leads:link.taken.usualOf', { count: instead.usual.count }),
  },
  {
    icon: 'bell',
    title: t('leads:link.taken.hearOfNext'),
    detail: t('leads:link.taken.byEmail', { email: link.recipient }),
  },
])}
${
  instead.open.length > 0 &&
  html`<h2>${t('leads:link.taken.stillOpen')}</h2>${rows(
    instead.open.map(({ href, product, firstname, city, closesAt }) => ({
      icon: 'inbox',
      title: product,
      detail: openDetail(page, { who: [firstname, city].filter(Boolean).join(', '), closesAt }),
      href,
    })),
  )}`
}`,
    counter: {
      ...(next && { due: { label: t(`leads:lexicon.${next.lexicon}.openNext`), href: next.href } }),
      line: t('leads:link.taken.givenBack'),
    },
  });
}

function openDetail(
  page: LinkPage,
  { who, closesAt }: { who: string; closesAt: Date | null },
): Html | string {
  if (!closesAt) return who;
  const due = withTime(dayMarkup(page, closesAt), (day) => page.t('leads:link.answerBy', { day }));
  return html`${who && `${who} · `}${due}`;
}
