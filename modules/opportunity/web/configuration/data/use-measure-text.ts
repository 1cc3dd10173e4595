import { MEASURE_UNITS, type Measure } from '#modules/opportunity/contract/measures.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useEditing } from './editing-context.tsx';

/** Writes a value of a measure in its unit, in the currency that is configured. */
export function useMeasureText(): (measure: Measure, value: number) => string {
  const { number, percent, money } = useFormat();
  const { base, draft } = useEditing();
  const currency = draft.currency ?? base.currency;
  return (measure, value) => {
    switch (MEASURE_UNITS[measure]) {
      case 'share':
        return percent(value, decimalsOf(value * 100));
      case 'money':
        return money(value, currency);
      case 'count':
        return number(value, decimalsOf(value));
    }
  };
}

function decimalsOf(value: number): number {
  const rounded = Number(value.toFixed(2));
  return Number.isInteger(rounded) ? 0 : 1;
}
