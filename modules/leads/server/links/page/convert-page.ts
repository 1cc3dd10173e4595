import { UNDO_DAYS } from '#modules/leads/contract/leads/lead-machine.ts';
import { html } from '#platform/server/http/html.ts';
import type { PageAnswer } from '#platform/server/http/page.ts';
import { shopRow } from './consumer-page.ts';
import type { LinkPage } from './link-page.ts';
import { rows, statusLine } from './link-parts.ts';
import { consumerFirstName, leadProductText, moneyText } from './link-texts.ts';
import { linkPagePaths, renderLinkPage } from './render-link-page.ts';
import type { Typed } from './typed-action.ts';

/** Page to report a sale or purchase, with an optional price. */
export function convertPage(page: LinkPage, typed: Typed, status?: number): PageAnswer {
  const { t, locale, lead } = page;
  const isConsumer = lead.standing === 'consumer';
  const who = !isConsumer ? 'convert' : lead.products.length > 0 ? 'bought' : 'boughtIt';
  const title = t(`leads:link.ask.${who}`, {
    name: consumerFirstName(page),
    product: leadProductText(page),
  });
  const { estimatedPrice, currency } = lead;
  const fault = typed.fault && t(typed.fault);
  const told = [estimatedPrice !== null && 'price-help', fault && 'fault']
    .filter(Boolean)
    .join(' ');
  return renderLinkPage(page, {
    title,
    status,
    action: `/public/leads/${lead.id}/convert`,
    goods: html`${!isConsumer && statusLine(page, { words: '' })}
<h1>${title}</h1>
<p class="about">${isConsumer ? t('leads:link.consumer.why', { brand: lead.brand }) : leadProductText(page)}</p>
${isConsumer && rows([shopRow(page)])}
<label class="typed" for="price">${t('leads:link.price', { currency })}</label>
<input id="price" name="price" inputmode="decimal" autocomplete="off" maxlength="20" value="${typed.price}"${fault && html` aria-invalid="true"`}${told && html` aria-describedby="${told}"`}>
${estimatedPrice !== null && html`<small id="price-help">${t('leads:link.estimated', { price: moneyText(locale, estimatedPrice, currency) })}</small>`}
${fault && html`<p class="fault" id="fault" role="alert">${fault}</p>`}`,
    counter: {
      due: { label: t(`leads:link.do.${who}`), icon: 'check', press: 'convert' },
      others: [{ label: t('leads:link.back'), href: linkPagePaths(page).open }],
      line: t('leads:link.undoable', { days: UNDO_DAYS }),
    },
  });
}
