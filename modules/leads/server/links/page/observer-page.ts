import { html } from '#platform/server/http/html.ts';
import type { PageAnswer } from '#platform/server/http/page.ts';
import { contactRows, requestRows } from './contact-rows.ts';
import { leadSteps } from './lead-steps.ts';
import type { LinkPage } from './link-page.ts';
import { messageMarkup, rows, statusLine, stepsMarkup } from './link-parts.ts';
import { leadRequestText, leadSummaryText } from './link-texts.ts';
import { dueLine } from './new-page.ts';
import { renderLinkPage } from './render-link-page.ts';

/** Page of an observer: the state of the lead, without actions. */
export function observerPage(page: LinkPage, status?: number): PageAnswer {
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
