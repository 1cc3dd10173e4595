import { type Html, html } from '#platform/server/http/html.ts';
import type { PageAnswer } from '#platform/server/http/page.ts';
import { WARNING_HOURS } from '../../follow-up/warning-hours.ts';
import { contactRows, requestRows } from './contact-rows.ts';
import { keepRow } from './keep-row.ts';
import type { LinkPage } from './link-page.ts';
import { messageMarkup, rows, statusLine } from './link-parts.ts';
import { dayMarkup, leadRequestText, leadSummaryText, withTime } from './link-texts.ts';
import { linkPagePaths, renderLinkPage } from './render-link-page.ts';

/** Page of a new lead: consumer, request, and a button to accept it. */
export function newPage(page: LinkPage, status?: number): PageAnswer {
  const { t, lead } = page;
  const title = leadRequestText(page);
  return renderLinkPage(page, {
    title,
    status,
    goods: html`${statusLine(page, dueLine(page))}
<h1>${title}</h1>
<p class="about">${leadSummaryText(page)}</p>
${messageMarkup(page)}
${rows([
  ...requestRows(page),
  ...contactRows(page, { phone: true }),
  !lead.contactShown && {
    icon: 'lock',
    title: t('leads:link.contact'),
    detail: t('leads:link.contactOnceAccepted'),
  },
  keepRow(page, WARNING_HOURS),
])}`,
    counter: {
      due: { label: t(`leads:lexicon.${lead.lexicon}.acceptThis`), icon: 'check', press: 'accept' },
      others: [{ label: t('leads:link.notForUs'), href: linkPagePaths(page).reject }],
      line:
        lead.others > 0
          ? t('leads:link.makesItYoursOfMany', { count: lead.others })
          : t('leads:link.makesItYours'),
    },
  });
}

/** By when it is to be answered. */
export function dueLine(page: LinkPage): { words: Html | string; due: boolean } {
  const { t, lead } = page;
  return {
    words: lead.closesAt
      ? withTime(dayMarkup(page, lead.closesAt), (day) => t('leads:link.answerBy', { day }))
      : '',
    due: true,
  };
}
