import { html } from '#platform/server/http/html.ts';
import type { PageAnswer } from '#platform/server/http/page.ts';
import { framed, pathsOf } from './framed.ts';
import type { LinkPage } from './link-page.ts';
import { messageMarkup, rows, statusLine } from './link-parts.ts';
import { dayOf, firstNameOf, placeOf, priceOf, productOf, withTime } from './link-words.ts';
import { dueLine } from './new-page.ts';

/** Consequences before the press. */
export function acceptPage(page: LinkPage, status?: number): PageAnswer {
  const { t, lead } = page;
  const name = firstNameOf(page);
  const title = t(`leads:lexicon.${lead.lexicon}.acceptOf`, { name });
  return framed(page, {
    title,
    status,
    action: `/public/leads/${lead.id}/accept`,
    goods: html`${statusLine(page, dueLine(page))}
<h1>${title}</h1>
<p class="about">${[productOf(page), priceOf(page)].filter(Boolean).join(', ')}${placeOf(page) && html`<br>${placeOf(page)}`}</p>
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
    title: withTime(dayOf(page, page.untilIfAccepted), (day) =>
      t('leads:link.whenAccepted.until', { day }),
    ),
    detail: t('leads:link.whenAccepted.then'),
  },
])}`,
    counter: {
      due: { label: t(`leads:lexicon.${lead.lexicon}.acceptThis`), icon: 'check', press: 'accept' },
      others: [
        { label: t('leads:link.notForUs'), href: pathsOf(page).reject },
        { label: t('leads:link.handled'), press: 'handled' },
      ],
      line: t('leads:link.nothingYet'),
    },
  });
}
