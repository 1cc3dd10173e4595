import { SegmentedControl, Select, Switch, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconMap2, IconTable } from '@tabler/icons-react';
import { type ReactNode, useMemo } from 'react';
import type { z } from 'zod';
import type { getMapChoicesCall } from '#modules/opportunity/contract/map-calls.ts';
import {
  INTENTION_SOURCES,
  type IntentionSource,
  PER_INHABITANTS,
} from '#modules/opportunity/contract/measures.ts';
import { MAP_PERIODS, type MapPeriod } from '#modules/opportunity/contract/periods.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { MarkedText } from '#platform/web/display/marked-text.tsx';
import { FilterBar } from '#platform/web/filters/filter-bar.tsx';
import type {
  FilterCondition,
  FilterField,
  FilterOption,
} from '#platform/web/filters/filter-condition.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PHONE } from '#platform/web/layout/screen-width.ts';
import { type ChangeMapSearch, FILTER_NAMES, type MapSearch } from '../data/map-search.ts';
import classes from './map.module.css';

/** Period in the title row; a list where decisions leave no room for all of them [OPP-03]. */
export function PeriodChoice({
  period,
  onChange,
}: {
  period: MapPeriod;
  onChange: (period: MapPeriod) => void;
}) {
  const { t } = useTranslation();
  const isNarrow = useMediaQuery('(max-width: 99.99em)', false, { getInitialValueInEffect: false });
  const shared = {
    'aria-label': t('platform:period.label'),
    value: period as string,
    data: MAP_PERIODS.map((value) => ({
      value: value as string,
      label: t(`opportunity:map.period.${value}`),
    })),
  };
  const choose = (value: string | null) => onChange((value ?? period) as MapPeriod);
  return isNarrow ? (
    <Select
      {...shared}
      size="xs"
      className={classes.period}
      allowDeselect={false}
      onChange={choose}
    />
  ) : (
    <SegmentedControl {...shared} onChange={choose} />
  );
}

export type FilterChoices = z.infer<typeof getMapChoicesCall.response>;

/** Filters of demand and retailers, number of matching retailers, and display options [OPP-03]. */
export function MapFilterBar({
  search,
  change,
  choices,
  count,
  period,
}: {
  search: MapSearch;
  change: ChangeMapSearch;
  choices: FilterChoices | undefined;
  count: { found: number; total: number } | undefined;
  /** On phones the period is here instead of in the title row. */
  period: ReactNode;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const isNarrow = useMediaQuery('(max-width: 63.99em)', false, { getInitialValueInEffect: false });
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const fields = useFilterFields(choices, search.choices);
  const conditions = FILTER_NAMES.flatMap((field): FilterCondition[] => {
    const value: readonly string[] = search.choices[field] ?? [];
    return value.length > 0 ? [{ field, kind: 'choice', operator: 'any-of', value }] : [];
  });
  const onFilter = (next: readonly FilterCondition[]) => {
    const values = Object.fromEntries(
      FILTER_NAMES.map((name) => {
        // Of two chips of one field, the later one applies.
        const condition = next.findLast(({ field, kind }) => field === name && kind === 'choice');
        return [name, condition?.kind === 'choice' ? [...condition.value] : undefined];
      }),
    );
    change({ choices: { ...search.choices, ...values }, page: 1 });
  };
  const per = PER_INHABITANTS.includes(search.measure) && (
    <Switch
      size="xs"
      className={classes.per}
      checked={search.perInhabitants}
      onChange={(event) => change({ perInhabitants: event.currentTarget.checked })}
      label={t('opportunity:map.perInhabitants')}
    />
  );
  return (
    <>
      <FilterBar
        fields={fields}
        conditions={conditions}
        onChange={onFilter}
        tools={
          <div className={classes.tools}>
            {count && !isNarrow && (
              <span className={classes.count}>
                <MarkedText
                  text={t('opportunity:map.found', {
                    count: count.total,
                    found: format.number(count.found),
                    total: format.number(count.total),
                  })}
                />
              </span>
            )}
            {isPhone ? period : per}
            <SegmentedControl
              aria-label={t('opportunity:map.shownAs')}
              value={search.show}
              onChange={(show) => change({ show: show as MapSearch['show'] })}
              data={(['map', 'table'] as const).map((value) => ({
                value,
                label: (
                  <span className={classes.view} title={t(`opportunity:map.show.${value}`)}>
                    <Icon of={value === 'map' ? IconMap2 : IconTable} />
                    <VisuallyHidden>{t(`opportunity:map.show.${value}`)}</VisuallyHidden>
                  </span>
                ),
              }))}
            />
          </div>
        }
      />
      {isPhone && per && <div className={classes.perRow}>{per}</div>}
    </>
  );
}

/** URL values that no longer exist are offered too, so that they can be removed. */
function useFilterFields(
  choices: FilterChoices | undefined,
  chosen: MapSearch['choices'],
): FilterField[] {
  const { t } = useTranslation();
  return useMemo(() => {
    const plain = (all: readonly { value: string }[] = []): FilterOption[] =>
      all.map(({ value }) => ({ value, label: value }));
    const options: Record<(typeof FILTER_NAMES)[number], FilterOption[]> = {
      categories: (choices?.categories ?? []).map(({ slug: value, label }) => ({ value, label })),
      affiliations: plain(choices?.affiliations),
      activities: (choices?.activities ?? []).flatMap(({ value, subActivities }) => [
        { value, label: value },
        ...subActivities.map((sub) => ({
          value: `${value}/${sub.value}`,
          label: `${value} / ${sub.value}`,
        })),
      ]),
      types: plain(choices?.types),
      sources: INTENTION_SOURCES.map((value: IntentionSource) => ({
        value,
        label: t(`opportunity:map.source.${value}`),
      })),
    };
    return FILTER_NAMES.map((id): FilterField => {
      const known = new Set(options[id].map(({ value }) => value));
      const values: readonly string[] = chosen[id] ?? [];
      const others = values.filter((value) => !known.has(value));
      return {
        id,
        name: t(`opportunity:map.filter.${id}`),
        kind: 'choice',
        isInclusive: true,
        options: [...options[id], ...others.map((value) => ({ value, label: value }))],
      };
    });
  }, [choices, chosen, t]);
}
