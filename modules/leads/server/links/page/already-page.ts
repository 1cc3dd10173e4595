import { type Html, html } from '#platform/server/http/html.ts';
import type { PageResponse } from '#platform/server/http/page.ts';
import { contactRows, requestRows } from './contact-rows.ts';
import { endedBy, leadSteps } from './lead-steps.ts';
import { renderLinkPage } from './link-frame.ts';
import type { LinkPage } from './link-page.ts';
import { rows, statusLine, stepsMarkup } from './link-parts.ts';
import { dayMarkup, momentMarkup, withTime } from './link-texts.ts';
import { ownPageActionBar, undoRow } from './recipient-pages.ts';

/** Page for an action that is already done: author, time, history and the next step [LEAD-12]. */
export function alreadyPage(page: LinkPage, status?: number): PageResponse {
  const { t, lead } = page;
  const { title, text, due } = already(page);
  const isOpen = lead.status === 'accepted';
  const undo = undoRow(page);
  return renderLinkPage(page, {
    title,
    status,
    goods: html`${lead.status !== 'new' && statusLine(page, { words: due, due: true })}
<h1>${title}</h1>
<p class="about">${text}</p>
<h2>${t('leads:link.soFar')}</h2>
${stepsMarkup(leadSteps(page))}
${rows([...contactRows(page, { phone: true }), ...requestRows(page), !isOpen && undo])}`,
    counter: isOpen
      ? {
          ...ownPageActionBar(page),
          ...(undo && {
            line: html`${t('leads:link.byMistake')} <button class="plain" name="do" value="undo">${undo.title}</button>`,
          }),
        }
      : { line: t('leads:link.nothingLeft') },
  });
}

function already(page: LinkPage): {
  title: string;
  text: Html | string;
  due: Html | string;
} {
  const { t, lead } = page;
  const unchanged = t('leads:link.nothingChanged');
  if (lead.status === 'accepted')
    return {
      title: t(`leads:lexicon.${lead.lexicon}.acceptedBefore`),
      text: html`${[
        lead.owner,
        lead.location?.name,
        lead.acceptedAt && momentMarkup(page, lead.acceptedAt),
      ]
        .filter((part) => part !== null && part !== undefined && part !== '')
        .map((part, at) => html`${at > 0 && ', '}${part}`)}. ${unchanged}`,
      due: lead.closesAt
        ? withTime(dayMarkup(page, lead.closesAt), (day) => t('leads:link.closeBy', { day }))
        : '',
    };
  if (lead.status === 'converted')
    return {
      title:
        lead.closedBy?.kind === 'consumer'
          ? t('leads:link.already.bought')
          : t(`leads:lexicon.${lead.lexicon}.endedSold`),
      text: endedBy(page, lead.convertedAt ?? lead.createdAt),
      due: '',
    };
  if (lead.status === 'lost')
    return {
      title: t(`leads:lexicon.${lead.lexicon}.endedUnsold`),
      text: endedBy(page, lead.lostAt ?? lead.createdAt),
      due: '',
    };
  return {
    title: t('leads:link.already.rejected'),
    text:
      lead.others > 0 ? t('leads:link.already.othersHaveIt') : t('leads:link.already.brandHasIt'),
    due: '',
  };
}
