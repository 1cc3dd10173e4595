import type { Locale } from '#platform/contract/locale.ts';
import { numberTag } from '#platform/contract/text/intl-tag.ts';

/** More decimals than a field allows, so that a too precise value is shown as typed, next to its error. */
const MOST_DECIMALS = 8;

export function writeNumber(
  value: number,
  {
    locale,
    decimals,
    isFixed = false,
    isGrouped,
  }: {
    locale: Locale;
    decimals: number /** Writes the zeros too: 12.50 */;
    isFixed?: boolean;
    isGrouped: boolean;
  },
): string {
  return Intl.NumberFormat(numberTag(locale), {
    useGrouping: isGrouped,
    minimumFractionDigits: isFixed ? decimals : 0,
    maximumFractionDigits: Math.max(decimals, MOST_DECIMALS),
  })
    .format(value)
    .replace('−', '-');
}
