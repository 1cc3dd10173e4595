import { ActionIcon, Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconCalendar, IconChevronDown } from '@tabler/icons-react';
import { REVIEW_ORIGINS } from '#modules/communication/contract/reviews/review.ts';
import { getReviewFiltersCall } from '#modules/communication/contract/reviews/review-calls.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { FilterBar } from '#platform/web/filters/filter-bar.tsx';
import type { FilterField } from '#platform/web/filters/filter-condition.ts';
import { chartDates } from '#platform/web/format/date-formats.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { DropMenu } from '#platform/web/layout/drop-menu.tsx';
import { PHONE } from '#platform/web/layout/screen-width.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { toAnalysisConditions, toAnalysisFilters } from '../data/analysis-conditions.ts';
import {
  ANALYSIS_PERIODS,
  type AnalysisSearch,
  useAnalysisQuery,
} from '../data/analysis-search.ts';

interface Given {
  search: AnalysisSearch;
  onChange: (changes: Partial<AnalysisSearch>) => void;
}

/** The period of all figures as a menu; its button shows the first and the last month [REV-08]. */
export function PeriodMenu({ search, onChange }: Given) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { query } = useAnalysisQuery(search);
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const month = chartDates(locale, { month: 'short', year: 'numeric' });
  const [from, to] = [query.from, query.to].map((one) => month(new Date(`${one}-01T00:00:00Z`)));
  const label = t('communication:settings.labelled', {
    label: t('communication:analysis.period'),
    value: `${from} – ${to}`,
  });
  return (
    <DropMenu
      position="bottom-end"
      rows={() =>
        ANALYSIS_PERIODS.map((count) => ({
          id: String(count),
          label: t('communication:analysis.lastMonths', { count }),
          isChosen: count === search.months,
          run: () => onChange({ months: count }),
        }))
      }
      button={(props) =>
        isPhone ? (
          <ActionIcon {...props} variant="default" size={44} aria-label={label}>
            <Icon of={IconCalendar} size={20} />
          </ActionIcon>
        ) : (
          <Button
            {...props}
            variant="default"
            aria-label={label}
            leftSection={<Icon of={IconCalendar} />}
            rightSection={<Icon of={IconChevronDown} size={14} />}
          >
            {from} – {to}
          </Button>
        )
      }
    />
  );
}

/** Search and filters for the whole analysis, all in the URL [REV-08]. */
export function AnalysisFilter({
  search,
  onChange,
  isSearchable,
  count,
}: Given & {
  isSearchable: boolean;
  count: { found: number; total: number } | undefined;
}) {
  const { t } = useTranslation();
  const { brandId } = useCurrentClient();
  const { data } = useCall(getReviewFiltersCall, { query: { brandId } });
  const choice = (id: string, name: string, options: { value: string; label: string }[]) =>
    ({ id, name, kind: 'choice', isInclusive: true, options }) satisfies FilterField;
  const fields: FilterField[] = [
    choice(
      'origins',
      t('communication:review.origin'),
      REVIEW_ORIGINS.map((one) => ({ value: one, label: t(`communication:reviewOrigin.${one}`) })),
    ),
    choice(
      'groups',
      t('communication:review.shopGroup'),
      (data?.shopGroups ?? []).map(({ id, name }) => ({ value: id, label: name })),
    ),
    choice(
      'shops',
      t('communication:review.shop'),
      (data?.shops ?? []).map(({ id, name, city }) => ({
        value: id,
        label: [name, city].filter(Boolean).join(', '),
      })),
    ),
    { id: 'min', name: t('communication:analysis.mentions'), kind: 'number', isMinimum: true },
  ];
  return (
    <FilterBar
      {...(isSearchable && {
        search: {
          placeholder: t('communication:analysis.find'),
          query: search.q,
          onSearch: (q) => onChange({ q }),
        },
      })}
      fields={fields}
      conditions={toAnalysisConditions(search)}
      onChange={(conditions) => onChange(toAnalysisFilters(conditions))}
      {...(count && { count })}
    />
  );
}
