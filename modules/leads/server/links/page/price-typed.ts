import { leadPriceSchema } from '#modules/leads/contract/leads/lead-calls.ts';
import { parseNumber } from '#platform/server/imports/readers/parse-number.ts';

const CURRENCY = /\p{Sc}|\b(?:[A-Z]{3}|kr)\b\.?/gu;
/** Prices have at most two decimals, so a separator before three digits separates thousands: `1.250`. */
const THOUSANDS = /^(\d{1,3})[.,](\d{3})$/;

/** `2 890,50 €` in hundredths; nothing where it is no price that a lead can have. */
export function priceTyped(text: string): number | undefined {
  const bare = text.replaceAll(CURRENCY, '').trim();
  const value = parseNumber(bare.replace(THOUSANDS, '$1$2'));
  if (value === undefined) return undefined;
  const hundredths = Math.round(value * 100);
  const isExact = Math.abs(value * 100 - hundredths) < 1e-6 * Math.max(1, Math.abs(value));
  return isExact ? leadPriceSchema.safeParse(hundredths).data : undefined;
}
