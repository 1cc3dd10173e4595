import { givenActionSchema, leadPriceSchema } from '#modules/leads/contract/leads/lead-calls.ts';
import type { LeadAction } from '#modules/leads/contract/leads/lead-machine.ts';
import { leadRefusals } from '#modules/leads/contract/leads/lead-problems.ts';
import { hasFittingReason } from '#modules/leads/contract/leads/lead-status.ts';
import { REASON_WORDS_MAX_LENGTH } from '#modules/leads/contract/limits.ts';
import { linkProblems } from '#modules/leads/contract/links/link-calls.ts';
import { isUuid } from '#platform/contract/ids.ts';
import { Problem } from '#platform/contract/problem.ts';
import { cutText, storableText } from '#platform/contract/text/text.ts';
import { html } from '#platform/server/http/html.ts';
import type { PageResponse, SubmittedPage } from '#platform/server/http/page.ts';
import { parseNumber } from '#platform/server/imports/readers/cell-readers.ts';
import { translateFault } from '#platform/server/texts/translate-fault.ts';
import { actByLink, type GivenByLink } from '../act-by-link.ts';
import { resolveLinkToken } from '../lead-link.ts';
import { chosenLocale } from '../shown-by-link.ts';
import { isLinkStampGood, linkPagePaths, refusedPage } from './link-frame.ts';
import { type LinkPage, linkPage } from './link-page.ts';

const CURRENCY = /\p{Sc}|\b(?:[A-Z]{3}|kr)\b\.?/gu;
/** Prices have at most two decimals, so a separator before three digits separates thousands: `1.250`. */
const THOUSANDS = /^(\d{1,3})[.,](\d{3})$/;

/** Form input of an action, and the text key of its error. */
export interface Typed {
  price: string;
  reason: string;
  words: string;
  fault: '' | 'leads:link.fault.price' | 'leads:link.fault.reason';
}

export const NOTHING_TYPED: Typed = { price: '', reason: '', words: '', fault: '' };
const PRICE_LENGTH = 40;

function typedAction(form: URLSearchParams, action: LeadAction): Typed {
  const text = (name: string, length: number) =>
    cutText(storableText(form.get(name) ?? ''), length).trim();
  const typed: Typed = {
    price: text('price', PRICE_LENGTH),
    reason: text('reason', PRICE_LENGTH),
    words: text('words', REASON_WORDS_MAX_LENGTH),
    fault: '',
  };
  if (action === 'convert' && typed.price !== '' && priceTyped(typed.price) === undefined)
    return { ...typed, fault: 'leads:link.fault.price' };
  const needsReason = action === 'reject' || action === 'lose';
  if (needsReason && !(typed.reason && hasFittingReason({ action, reason: typed.reason })))
    return { ...typed, fault: 'leads:link.fault.reason' };
  return typed;
}

/** Converts the form input; values that the action does not use are dropped. */
function toGivenAction(typed: Typed, action: LeadAction, handled: boolean): GivenByLink {
  return givenActionSchema.parse({
    action,
    ...(action === 'convert' && typed.price !== '' && { price: priceTyped(typed.price) }),
    ...((action === 'reject' || action === 'lose') && { reason: typed.reason, words: typed.words }),
    ...(handled && { handled }),
  });
}

/** Parses `2 890,50 €` to hundredths; undefined if it is not a valid price of a lead. */
export function priceTyped(text: string): number | undefined {
  const bare = text.replaceAll(CURRENCY, '').trim();
  const value = parseNumber(bare.replace(THOUSANDS, '$1$2'));
  if (value === undefined) return undefined;
  const hundredths = Math.round(value * 100);
  const isExact = Math.abs(value * 100 - hundredths) < 1e-6 * Math.max(1, Math.abs(value));
  return isExact ? leadPriceSchema.safeParse(hundredths).data : undefined;
}

const REFUSED = new Set<string>(
  [...Object.values(leadRefusals), linkProblems.ended].map(({ code }) => code),
);
/** Refusals that the lead page does not explain itself. */
const { keptEnough, keptAlready, nothingToUndo, notYours } = leadRefusals;
const UNSEEN = new Set<string>(
  [keptEnough, keptAlready, nothingToUndo, notYours].map(({ code }) => code),
);

/** Renders the submitted page again after a refusal. */
export type ShowAgain = (page: LinkPage, given: { typed?: Typed; status: number }) => PageResponse;

/**
 * Handles a button of a link page. Success redirects to the lead page, so that a reload does not submit again; a
 * refusal shows the current state [LEAD-05] [LEAD-12].
 */
export async function press(
  { app, params, form, headers, ...request }: SubmittedPage,
  { action, handled, show }: { action: LeadAction; handled: boolean; show: ShowAgain },
): Promise<PageResponse> {
  const { id = '' } = params;
  const chosen = chosenLocale(form.get('lang'));
  const locale = chosen ?? request.locale;
  const reader = { chosen, acceptLanguage: headers['accept-language'] };
  if (!isUuid(id)) return refusedPage({ app }, 'unknown', { locale });
  const linkParams = { token: form.get('token') ?? '', leadId: id };
  const link = await resolveLinkToken({ app }, linkParams);
  if (typeof link === 'string')
    return refusedPage({ app }, link, { locale, token: linkParams.token });
  if (!isLinkStampGood({ app }, link, form.get('stamp') ?? '')) {
    const page = await linkPage({ app }, link, reader);
    return show({ ...page, note: page.t('leads:link.stale') }, { status: 400 });
  }
  const typed = typedAction(form, action);
  if (typed.fault) return show(await linkPage({ app }, link, reader), { typed, status: 400 });
  try {
    await actByLink({ app }, link, toGivenAction(typed, action, handled));
  } catch (error) {
    if (!(error instanceof Problem) || !REFUSED.has(error.code)) throw error;
    // Another recipient may have ended the link, so it is read again.
    const now = await resolveLinkToken({ app }, linkParams);
    if (typeof now === 'string')
      return refusedPage({ app }, now, { locale, token: linkParams.token });
    const page = await linkPage({ app }, now, reader);
    const note = UNSEEN.has(error.code)
      ? translateFault(page.t, { code: error.code }, 'leads')
      : '';
    return show({ ...page, note }, { typed, status: error.status });
  }
  return { status: 303, html: html``, headers: { location: linkPagePaths({ link, chosen }).open } };
}
