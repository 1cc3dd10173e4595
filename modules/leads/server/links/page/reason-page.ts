import { UNDO_DAYS } from '#modules/leads/contract/leads/lead-machine.ts';
import { GIVEN_LOSS_REASONS, REJECT_REASONS } from '#modules/leads/contract/leads/lead-reasons.ts';
import { REASON_WORDS_MAX_LENGTH } from '#modules/leads/contract/limits.ts';
import { html } from '#platform/server/http/html.ts';
import type { PageAnswer } from '#platform/server/http/page.ts';
import type { LinkPage } from './link-page.ts';
import { statusLine } from './link-parts.ts';
import { consumerFirstName, leadPriceText, leadProductText } from './link-texts.ts';
import { linkPagePaths, renderLinkPage } from './render-link-page.ts';
import type { Typed } from './typed-action.ts';

/** Not for us, not sold, not bought: each with its reason. */
export function reasonPage(
  page: LinkPage,
  action: 'reject' | 'lose',
  typed: Typed,
  status?: number,
): PageAnswer {
  const { t, lead } = page;
  const who = lead.standing === 'consumer' ? 'consumer' : action;
  const asked = {
    consumer: 'leads:link.ask.consumer',
    reject: `leads:lexicon.${lead.lexicon}.rejectOf`,
    lose: 'leads:link.ask.lose',
  } as const;
  const title = t(asked[who], { name: consumerFirstName(page), product: leadProductText(page) });
  const reasons =
    action === 'reject'
      ? REJECT_REASONS.map((reason) => [reason, t(`leads:link.reject.${reason}`)] as const)
      : GIVEN_LOSS_REASONS.map((reason) => [reason, t(`leads:link.loss.${reason}`)] as const);
  const fault = typed.fault && t(typed.fault);
  return renderLinkPage(page, {
    title,
    status,
    action: `/public/leads/${lead.id}/${action}`,
    goods: html`${who !== 'consumer' && statusLine(page, { words: '' })}
<h1>${title}</h1>
<p class="about">${[leadProductText(page), leadPriceText(page)].filter(Boolean).join(', ')}</p>
<fieldset${fault && html` aria-describedby="fault"`}><legend>${t('leads:link.why')}</legend>
${fault && html`<p class="fault" id="fault" role="alert">${fault}</p>`}
${reasons.map(([key, label]) => html`<label class="choice"><input type="radio" name="reason" value="${key}" required${typed.reason === key && html` checked`}><span>${label}</span></label>`)}
</fieldset>
<label class="typed" for="words">${t('leads:link.words')}</label>
<textarea id="words" name="words" rows="3" maxlength="${REASON_WORDS_MAX_LENGTH}">${typed.words}</textarea>`,
    counter: {
      due: { label: t(`leads:link.do.${who}`), press: action },
      others: [{ label: t('leads:link.back'), href: linkPagePaths(page).open }],
      line: t(consequence(page, action), { days: UNDO_DAYS }),
    },
  });
}

function consequence({ lead }: LinkPage, action: 'reject' | 'lose'): string {
  if (action === 'lose') return 'leads:link.undoable';
  return lead.others > 0 ? 'leads:link.othersCanTakeIt' : 'leads:link.brandIsTold';
}
