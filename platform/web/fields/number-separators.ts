import type { Locale } from '#platform/contract/locale.ts';
import { numberTag } from '#platform/web/format/intl-tag.ts';

/** How a language writes 12,345.6: a field must take what its reader would write. */
export function numberSeparators(locale: Locale): { thousands: string; decimal: string } {
  const parts = Intl.NumberFormat(numberTag(locale), { useGrouping: 'always' }).formatToParts(
    12_345.6,
  );
  const find = (type: Intl.NumberFormatPartTypes) =>
    parts.find((part) => part.type === type)?.value ?? '';
  return { thousands: find('group'), decimal: find('decimal') };
}
