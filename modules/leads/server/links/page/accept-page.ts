import { html } from '#platform/server/http/html.ts';
import type { PageResponse } from '#platform/server/http/page.ts';
import { linkPagePaths, renderLinkPage } from './link-frame.ts';
import type { LinkPage } from './link-page.ts';
import { messageMarkup, rows, statusLine } from './link-parts.ts';
import {
  consumerFirstName,
  dayMarkup,
  leadPlaceText,
  leadPriceText,
  leadProductText,
  withTime,
} from './link-texts.ts';
import { dueLine } from './recipient-pages.ts';

/** Explains the consequences before the user accepts. */
export function acceptPage(page: LinkPage, status?: number): PageResponse {
  const { t, lead } = page;
  const name = consumerFirstName(page);
  const title = t(`leads:lexicon.${lead.lexicon}.acceptOf`, { name });
  return renderLinkPage(page, {
    title,
    status,
    action: `/public/leads/${lead.id}/accept`,
    goods: html`${statusLine(page, dueLine(page))}
<h1>${title}</h1>
<p class="about">${[leadProductText(page), leadPriceText(page)].filter(Boolean).join(', ')}${leadPlaceText(page) && html`<br>${leadPlaceText(page)}`}</p>
${messageMarkup(page)}
<h2>${t('leads:link.whenAccepted.title')}</h2>
${rows([
  {
    icon: 'phone',
    title: t('leads:link.whenAccepted.contact'),
    detail: lead.contactShown ? '' : t('leads:link.whenAccepted.untilThen'),
  },
  page.isConsumerTold && {
    icon: 'mail',
    title: t('leads:link.whenAccepted.told', { name }),
    detail: t('leads:link.whenAccepted.byEmail'),
  },
  lead.others > 0 && {
    icon: 'lock',
    title: t('leads:link.whenAccepted.others', { count: lead.others }),
  },
  {
    icon: 'calendar',
    title: withTime(dayMarkup(page, page.untilIfAccepted), (day) =>
      t('leads:link.whenAccepted.until', { day }),
    ),
    detail: t('leads:link.whenAccepted.then'),
  },
])}`,
    counter: {
      due: { label: t(`leads:lexicon.${lead.lexicon}.acceptThis`), icon: 'check', press: 'accept' },
      others: [
        { label: t('leads:link.notForUs'), href: linkPagePaths(page).reject },
        { label: t('leads:link.handled'), press: 'handled' },
      ],
      line: t('leads:link.nothingYet'),
    },
  });
}
