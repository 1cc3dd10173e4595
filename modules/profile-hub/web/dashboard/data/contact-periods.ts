import type { Locale } from '#platform/contract/locale.ts';
import { dateTag } from '#platform/contract/text/intl-tag.ts';
import type { Period } from '#platform/web/charts/period/period-data.ts';

/** Link of a month and its label. */
type WayOf = (month: { name: string; first: string; last: string }) => Period['way'];

/** The months of the chart: short on the axis, with their year where it changes; the last one is not over. */
export function contactPeriods(
  monthes: readonly { month: string; count: number }[],
  locale: Locale,
  wayOf: WayOf,
): Period[] {
  const words = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(dateTag(locale), { ...options, timeZone: 'UTC' });
  const short = words({ month: 'short' });
  const long = words({ month: 'long', year: 'numeric' });
  return monthes.map(({ month, count }, at) => {
    const first = new Date(`${month}-01T00:00:00Z`);
    const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0));
    const name = long.format(first);
    return {
      key: month,
      label: short.format(first),
      name,
      ...(at === monthes.length - 1 && { open: true }),
      values: { contacts: count },
      way: wayOf({ name, first: `${month}-01`, last: last.toISOString().slice(0, 10) }),
    };
  });
}
