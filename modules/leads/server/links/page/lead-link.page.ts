import { UNDO_DAYS } from '#modules/leads/contract/leads/lead-machine.ts';
import { GIVEN_LOSS_REASONS, REJECT_REASONS } from '#modules/leads/contract/leads/lead-status.ts';
import { REASON_WORDS_MAX_LENGTH } from '#modules/leads/contract/limits.ts';
import { isUuid } from '#platform/contract/ids.ts';
import { html } from '#platform/server/http/html.ts';
import { definePage, type PageResponse } from '#platform/server/http/page.ts';
import { resolveLinkToken } from '../lead-link.ts';
import { chosenLocale } from '../shown-by-link.ts';
import { acceptPage } from './accept-page.ts';
import { alreadyPage } from './already-page.ts';
import { busyLinkPage } from './busy-page.ts';
import { consumerPage, leadPage, shopRow } from './lead-page.ts';
import { LINK_REASON, linkPagePaths, refusedPage, renderLinkPage } from './link-frame.ts';
import { type LinkPage, linkPage } from './link-page.ts';
import { rows, statusLine } from './link-parts.ts';
import { consumerFirstName, leadPriceText, leadProductText, moneyText } from './link-texts.ts';
import { NOTHING_TYPED, press, type Typed } from './press.ts';

/** Actions of the lead page itself; actions that need input have separate pages. */
const PRESSES = ['accept', 'handled', 'keep', 'undo'] as const;

/** The lead of a link, designed for phones [LEAD-11]. Opening it changes nothing. */
export const protectedLeadPage = definePage({
  path: '/protected/lead/{id}',
  reason: LINK_REASON,
  submitRate: { max: 60, seconds: 60 },
  busy: busyLinkPage,
  async render({ app, params: { id = '' }, query: { token = '', lang }, headers, ...request }) {
    const chosen = chosenLocale(lang);
    const locale = chosen ?? request.locale;
    if (!isUuid(id)) return refusedPage({ app }, 'unknown', { locale });
    const link = await resolveLinkToken({ app }, { token, leadId: id });
    if (typeof link === 'string') return refusedPage({ app }, link, { locale, token });
    return leadPage(
      await linkPage({ app }, link, { chosen, acceptLanguage: headers['accept-language'] }),
    );
  },
  async submit(request) {
    const pressed = PRESSES.find((each) => each === request.form.get('do'));
    if (!pressed) return refusedPage(request, 'malformed', { locale: request.locale });
    return press(request, {
      action: pressed === 'handled' ? 'accept' : pressed,
      handled: pressed === 'handled',
      show: (page, { status }) => leadPage(page, status),
    });
  },
});

/** Actions that have their own URL [LEAD-12]. */
const PAGE_ACTIONS = ['accept', 'reject', 'convert', 'lose'] as const;

const actionOf = (params: Record<string, string>) =>
  PAGE_ACTIONS.find((each) => each === params.action);

/**
 * Confirmation page of an action from a mail: runs on button press, never on opening, because mail scanners open links
 * [LEAD-12].
 */
export const publicActionPage = definePage({
  path: '/public/leads/{id}/{action}',
  reason: LINK_REASON,
  submitRate: { max: 60, seconds: 60 },
  busy: busyLinkPage,
  async render({ app, params, query: { token = '', lang }, headers, ...request }) {
    const chosen = chosenLocale(lang);
    const locale = chosen ?? request.locale;
    const action = actionOf(params);
    const { id = '' } = params;
    if (!action || !isUuid(id)) return refusedPage({ app }, 'unknown', { locale });
    const link = await resolveLinkToken({ app }, { token, leadId: id });
    if (typeof link === 'string') return refusedPage({ app }, link, { locale, token });
    const reader = { chosen, acceptLanguage: headers['accept-language'] };
    return actionPage(await linkPage({ app }, link, reader), action);
  },
  async submit(request) {
    const action = actionOf(request.params);
    if (!action) return refusedPage(request, 'unknown', { locale: request.locale });
    const handled = action === 'accept' && request.form.get('do') === 'handled';
    return press(request, {
      action,
      handled,
      show: (page, given) => actionPage(page, action, given),
    });
  },
});

type PageAction = (typeof PAGE_ACTIONS)[number];

/** The page before an action: its effect, or why it is not possible. Opening it changes nothing. */
function actionPage(
  page: LinkPage,
  action: PageAction,
  { typed = NOTHING_TYPED, status }: { typed?: Typed; status?: number } = {},
): PageResponse {
  const { lead } = page;
  if (!lead.actions.includes(action)) return cannotPage(page, action, status);
  if (action === 'accept') return acceptPage(page, status);
  if (action === 'convert') return convertPage(page, typed, status);
  return reasonPage(page, action, typed, status);
}

function cannotPage(page: LinkPage, action: PageAction, status?: number): PageResponse {
  const { lead, t } = page;
  if (lead.standing === 'reads')
    return leadPage(withNote(page, `leads:lexicon.${lead.lexicon}.readsOnly`), 403);
  if (lead.standing === 'consumer') {
    const isForOthers = action === 'accept' || action === 'reject';
    return isForOthers
      ? consumerPage(withNote(page, 'leads:link.consumer.notYours'), 403)
      : consumerPage(page, status);
  }
  if (lead.standing === 'taken') return leadPage(page, status);
  // Only the owner can report a sale, so the lead must be accepted first.
  if (lead.standing === 'asked' && lead.status === 'new')
    return leadPage({ ...page, note: page.note || t('leads:link.acceptFirst') }, status);
  return alreadyPage(page, status);
}

function withNote(page: LinkPage, key: string): LinkPage {
  return { ...page, note: page.t(key) };
}

/** Page to report a sale or purchase, with an optional price. */
function convertPage(page: LinkPage, typed: Typed, status?: number): PageResponse {
  const { t, locale, lead } = page;
  const isConsumer = lead.standing === 'consumer';
  const textKey = !isConsumer ? 'convert' : lead.products.length > 0 ? 'bought' : 'boughtIt';
  const title = t(`leads:link.ask.${textKey}`, {
    name: consumerFirstName(page),
    product: leadProductText(page),
  });
  const { estimatedPrice, currency } = lead;
  const fault = typed.fault && t(typed.fault);
  const describedBy = [estimatedPrice !== null && 'price-help', fault && 'fault']
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
<input id="price" name="price" inputmode="decimal" autocomplete="off" maxlength="20" value="${typed.price}"${fault && html` aria-invalid="true"`}${describedBy && html` aria-describedby="${describedBy}"`}>
${estimatedPrice !== null && html`<small id="price-help">${t('leads:link.estimated', { price: moneyText(locale, estimatedPrice, currency) })}</small>`}
${fault && html`<p class="fault" id="fault" role="alert">${fault}</p>`}`,
    counter: {
      due: { label: t(`leads:link.do.${textKey}`), icon: 'check', press: 'convert' },
      others: [{ label: t('leads:link.back'), href: linkPagePaths(page).open }],
      line: t('leads:link.undoable', { days: UNDO_DAYS }),
    },
  });
}

/** Pages for rejection, loss and no purchase, each with its reasons. */
function reasonPage(
  page: LinkPage,
  action: 'reject' | 'lose',
  typed: Typed,
  status?: number,
): PageResponse {
  const { t, lead } = page;
  const textKey = lead.standing === 'consumer' ? 'consumer' : action;
  const titleKeys = {
    consumer: 'leads:link.ask.consumer',
    reject: `leads:lexicon.${lead.lexicon}.rejectOf`,
    lose: 'leads:link.ask.lose',
  } as const;
  const title = t(titleKeys[textKey], {
    name: consumerFirstName(page),
    product: leadProductText(page),
  });
  const reasons =
    action === 'reject'
      ? REJECT_REASONS.map((reason) => [reason, t(`leads:link.reject.${reason}`)] as const)
      : GIVEN_LOSS_REASONS.map((reason) => [reason, t(`leads:link.loss.${reason}`)] as const);
  const fault = typed.fault && t(typed.fault);
  return renderLinkPage(page, {
    title,
    status,
    action: `/public/leads/${lead.id}/${action}`,
    goods: html`${textKey !== 'consumer' && statusLine(page, { words: '' })}
<h1>${title}</h1>
<p class="about">${[leadProductText(page), leadPriceText(page)].filter(Boolean).join(', ')}</p>
<fieldset${fault && html` aria-describedby="fault"`}><legend>${t('leads:link.why')}</legend>
${fault && html`<p class="fault" id="fault" role="alert">${fault}</p>`}
${reasons.map(([key, label]) => html`<label class="choice"><input type="radio" name="reason" value="${key}" required${typed.reason === key && html` checked`}><span>${label}</span></label>`)}
</fieldset>
<label class="typed" for="words">${t('leads:link.words')}</label>
<textarea id="words" name="words" rows="3" maxlength="${REASON_WORDS_MAX_LENGTH}">${typed.words}</textarea>`,
    counter: {
      due: { label: t(`leads:link.do.${textKey}`), press: action },
      others: [{ label: t('leads:link.back'), href: linkPagePaths(page).open }],
      line: t(consequence(page, action), { days: UNDO_DAYS }),
    },
  });
}

function consequence({ lead }: LinkPage, action: 'reject' | 'lose'): string {
  if (action === 'lose') return 'leads:link.undoable';
  return lead.others > 0 ? 'leads:link.othersCanTakeIt' : 'leads:link.brandIsTold';
}
