import {
  type DayRange,
  type ErpAgainst,
  type ErpPeriod,
  type ErpReference,
  erpFault,
  erpRanges,
} from '#modules/opportunity/contract/periods.ts';
import { dayIn } from '#platform/contract/time/zoned-days.ts';
import { invalidInput } from '#platform/server/http/problems/request-problems.ts';

/** The two periods that a call compares, by today in the brand's time zone; custom days that cannot be compared are refused [OPP-04]. */
export function requireErpRanges(
  query: {
    against: ErpAgainst;
    erpPeriod: ErpPeriod;
    reference: ErpReference;
    erpFrom?: string | undefined;
    erpTo?: string | undefined;
  },
  timeZone: string,
): { range: DayRange; against: DayRange } {
  const { against, erpPeriod: period, reference, erpFrom: from, erpTo: to } = query;
  const choice = { against, period, reference, from, to };
  const today = dayIn(Date.now(), timeZone);
  const fault = erpFault(choice, today);
  if (fault) throw invalidInput([{ field: `query.${fault.field}`, code: fault.code }]);
  return erpRanges(choice, today);
}
