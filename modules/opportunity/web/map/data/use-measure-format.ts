import { useMemo } from 'react';
import type { GreyReason } from '#modules/opportunity/contract/area-figures.ts';
import type { LegendRule } from '#modules/opportunity/contract/configuration.ts';
import { MEASURE_UNITS, type Measure } from '#modules/opportunity/contract/measures.ts';
import { type Formats, useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';

const SIGNS = {
  equals: '=',
  superior: '>',
  inferior: '<',
  superiorEqual: '≥',
  inferiorEqual: '≤',
} as const;

/** Formats of map figures; shares below 10 % have a decimal, money is compact. */
export function useMeasureFormat(currency: string) {
  const { t } = useTranslation();
  const format = useFormat();
  return useMemo(() => {
    const value = (measure: Measure, figure: number, perInhabitants = false) =>
      measureText(format, measure, figure, { currency, perInhabitants });
    return {
      value,
      growth: (share: number | null) => growthText(format, share),
      /** In columns all numbers have one decimal. */
      columnGrowth: (share: number) => growthText(format, share, 1),
      rule: (
        { operator, value: limit }: Pick<LegendRule, 'operator' | 'value'>,
        measure: Measure,
        perInhabitants: boolean,
      ) => `${SIGNS[operator]} ${value(measure, limit, perInhabitants)}`,
      grey: (reason: GreyReason) => t(`opportunity:map.grey.${reason}`),
    };
  }, [t, format, currency]);
}

function measureText(
  format: Formats,
  measure: Measure,
  figure: number,
  { currency, perInhabitants }: { currency: string; perInhabitants: boolean },
): string {
  switch (MEASURE_UNITS[measure]) {
    case 'share':
      return measure === 'salesGrowth' ? growthText(format, figure) : shareText(format, figure);
    case 'money':
      return Math.abs(figure) < 100_000
        ? format.money(figure, currency)
        : format.compactMoney(figure, currency);
    case 'count':
      return format.number(figure, perInhabitants ? (figure < 10 && figure !== 0 ? 2 : 1) : 0);
  }
}

function shareText(format: Formats, share: number): string {
  const isWhole = Math.abs(share * 100 - Math.round(share * 100)) < 1e-6;
  return format.percent(share, isWhole || Math.abs(share) >= 0.1 ? 0 : 1);
}

/** Includes the sign. Without given decimals, growth of less than 10 % has one. */
function growthText(format: Formats, share: number | null, decimals?: number): string {
  if (share === null) return '—';
  const size = Math.abs(share);
  const written = format.percent(size, decimals ?? (size < 0.1 ? 1 : 0));
  return `${share > 0 ? '+' : share < 0 ? '−' : ''}${written}`;
}
