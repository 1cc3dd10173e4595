import type { MapChoices } from '#modules/opportunity/contract/map-filter.ts';
import { type ErpReference, erpRanges } from '#modules/opportunity/contract/periods.ts';
import { isIsoDate } from '#platform/web/date-range/iso-date.ts';

/** ERP comparison in the form, with days as typed [OPP-04]. */
export interface ErpForm {
  against: MapChoices['against'];
  period: MapChoices['erpPeriod'];
  reference: ErpReference;
  from: string | null;
  to: string | null;
}

export type ErpFault = 'day' | 'order' | 'future';

export function toErpForm(choices: MapChoices, today: string): ErpForm {
  const { against, erpPeriod: period, reference, erpFrom: from, erpTo: to } = choices;
  const { range } = erpRanges({ against, period, reference, from, to }, today);
  return { against, period, reference, ...range };
}

/** Period and reference both define the date range: changing one adjusts the other, and the dates follow. */
export function changeErpForm(form: ErpForm, change: Partial<ErpForm>, today: string): ErpForm {
  if (change.from !== undefined || change.to !== undefined)
    return { ...form, ...change, period: 'custom' };
  let { period, reference } = { ...form, ...change };
  if (change.reference) period = isOfYear(change.reference) ? 'year' : 'month';
  else if (period !== 'custom' && isOfYear(reference) !== (period === 'year'))
    reference = OTHER[reference];
  const next = { ...form, ...change, period, reference };
  if (period === 'custom') return next;
  return { ...next, ...erpRanges({ against: next.against, period, reference }, today).range };
}

export function erpFaults(form: ErpForm, today: string): { from?: ErpFault; to?: ErpFault } {
  if (form.period !== 'custom') return {};
  const { from, to } = form;
  const isFrom = from !== null && isIsoDate(from);
  const isTo = to !== null && isIsoDate(to);
  if (!isFrom || !isTo)
    return { ...(!isFrom && { from: 'day' as const }), ...(!isTo && { to: 'day' as const }) };
  if (from > today) return { from: 'future' };
  if (to < from) return { to: 'order' };
  return {};
}

export function applyErpForm(choices: MapChoices, form: ErpForm): MapChoices {
  const { erpFrom: _from, erpTo: _to, ...rest } = choices;
  return {
    ...rest,
    against: form.against,
    erpPeriod: form.period,
    reference: form.reference,
    ...(form.period === 'custom' && {
      erpFrom: form.from ?? undefined,
      erpTo: form.to ?? undefined,
    }),
  };
}

const OTHER: Record<ErpReference, ErpReference> = {
  'full-month': 'full-year',
  'full-year': 'full-month',
  'month-to-date': 'year-to-date',
  'year-to-date': 'month-to-date',
};

function isOfYear(reference: ErpReference): boolean {
  return reference === 'full-year' || reference === 'year-to-date';
}
