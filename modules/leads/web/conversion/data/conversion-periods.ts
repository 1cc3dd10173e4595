import type { Conversion } from '#modules/leads/contract/conversion/conversion.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { dateTag } from '#platform/contract/text/intl-tag.ts';
import type { Period } from '#platform/web/charts/period/period-data.ts';

/** Outcomes of the leads by month; full months only, so that no month is partial. */
export function conversionPeriods(
  months: Conversion['months'],
  {
    locale,
    by,
    wayOf,
  }: {
    locale: Locale;
    by: 'count' | 'value';
    wayOf: (month: string, name: string) => Period['way'];
  },
): Period[] {
  const words = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(dateTag(locale), { ...options, timeZone: 'UTC' });
  const short = words({ month: 'short' });
  const long = words({ month: 'long', year: 'numeric' });
  return months.map(({ month, converted, open, waiting, lost }) => {
    const first = new Date(`${month}-01T00:00:00Z`);
    const name = long.format(first);
    return {
      key: month,
      label: short.format(first),
      name,
      values: {
        converted: converted[by],
        open: open[by],
        waiting: waiting[by],
        lost: lost[by],
      },
      way: wayOf(month, name),
    };
  });
}
