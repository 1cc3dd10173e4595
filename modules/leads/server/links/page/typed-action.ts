import { givenActionSchema, leadPriceSchema } from '#modules/leads/contract/leads/lead-calls.ts';
import type { LeadAction } from '#modules/leads/contract/leads/lead-machine.ts';
import { hasFittingReason } from '#modules/leads/contract/leads/lead-reasons.ts';
import { REASON_WORDS_MAX_LENGTH } from '#modules/leads/contract/limits.ts';
import { cutText, storableText } from '#platform/contract/text/storable-text.ts';
import { parseNumber } from '#platform/server/imports/readers/parse-number.ts';
import type { GivenByLink } from '../act-by-link.ts';

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

export function typedAction(form: URLSearchParams, action: LeadAction): Typed {
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
export function toGivenAction(typed: Typed, action: LeadAction, handled: boolean): GivenByLink {
  return givenActionSchema.parse({
    action,
    ...(action === 'convert' && typed.price !== '' && { price: priceTyped(typed.price) }),
    ...((action === 'reject' || action === 'lose') && { reason: typed.reason, words: typed.words }),
    ...(handled && { handled }),
  });
}

/** `2 890,50 €` in hundredths; nothing where it is no price that a lead can have. */
export function priceTyped(text: string): number | undefined {
  const bare = text.replaceAll(CURRENCY, '').trim();
  const value = parseNumber(bare.replace(THOUSANDS, '$1$2'));
  if (value === undefined) return undefined;
  const hundredths = Math.round(value * 100);
  const isExact = Math.abs(value * 100 - hundredths) < 1e-6 * Math.max(1, Math.abs(value));
  return isExact ? leadPriceSchema.safeParse(hundredths).data : undefined;
}
