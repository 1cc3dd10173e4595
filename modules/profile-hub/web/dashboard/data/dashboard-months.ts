import { DASHBOARD_MONTHS } from '#modules/profile-hub/contract/dashboard.ts';

export type Months = (typeof DASHBOARD_MONTHS)[number];

/** Period from the URL; the shortest by default or for an unknown value. */
export function dashboardMonths({ months }: { months?: unknown }): Months {
  return DASHBOARD_MONTHS.find((one) => String(one) === String(months)) ?? DASHBOARD_MONTHS[0];
}

export const COMPARED_MONTHS = [1, 3, 6, 12] as const;
export type ComparedMonths = (typeof COMPARED_MONTHS)[number];

/** Comparison period in months; default or fallback is the last month. */
export function comparedMonths(
  { compare }: { compare?: unknown },
  shown: { length: number },
): ComparedMonths {
  const requested = COMPARED_MONTHS.find((one) => String(one) === String(compare));
  return requested !== undefined && requested < shown.length ? requested : COMPARED_MONTHS[0];
}

/** Count at the end of the comparison month, and the first day after it. */
export function comparedWith(
  monthes: readonly { month: string; count: number }[],
  months: ComparedMonths,
): { reference: number; since: string | undefined } {
  const after = monthes.at(-months);
  return { reference: monthes.at(-1 - months)?.count ?? 0, since: after && `${after.month}-01` };
}
