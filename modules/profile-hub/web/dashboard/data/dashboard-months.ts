import { DASHBOARD_MONTHS } from '#modules/profile-hub/contract/dashboard.ts';

export type Months = (typeof DASHBOARD_MONTHS)[number];

/** The period that an address asks for; the shortest unasked, or where it asks for none that there is. */
export function dashboardMonths({ months }: { months?: unknown }): Months {
  return DASHBOARD_MONTHS.find((one) => String(one) === String(months)) ?? DASHBOARD_MONTHS[0];
}
