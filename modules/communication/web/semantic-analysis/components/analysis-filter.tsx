import { ActionIcon, Button, FocusTrap, Popover } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconChevronDown, IconFilter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import {
  REVIEW_ORIGINS,
  type ReviewOrigin,
} from '#modules/communication/contract/reviews/review.ts';
import { getReviewFiltersCall } from '#modules/communication/contract/reviews/review-calls.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { MultiSelectField } from '#platform/web/fields/multi-select-field.tsx';
import { NumberField } from '#platform/web/fields/numbers/number-field.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { PHONE } from '#platform/web/layout/phone.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { ANALYSIS_PERIODS, type AnalysisSearch, MOST_MENTIONS } from '../data/analysis-search.ts';
import classes from './semantic-analysis.module.css';

/** What narrows all of the analysis at once; the button says what it is [REV-08]. */
export function AnalysisFilter({
  search,
  onChange,
}: {
  search: AnalysisSearch;
  onChange: (changes: Partial<AnalysisSearch>) => void;
}) {
  const { t } = useTranslation();
  const { list, number } = useFormat();
  const { brandId } = useCurrentClient();
  const filters = useCall(getReviewFiltersCall, { query: { brandId } });
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const period = (count: number) => t('communication:analysis.lastMonths', { count });
  const origin = (one: ReviewOrigin) => t(`communication:reviewOrigin.${one}`);
  const places = search.shops.length + search.groups.length;
  const said = [
    period(search.months),
    ...search.origins.map(origin),
    ...(places > 0 ? [t('communication:analysis.chosenPlaces', { count: places })] : []),
    ...(search.min > 0
      ? [t('communication:analysis.fromMentions', { min: number(search.min) })]
      : []),
  ];
  const { shops = [], shopGroups = [] } = filters.data ?? {};
  return (
    <Popover position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        {isPhone ? (
          <ActionIcon variant="default" aria-label={list(said)}>
            <Icon of={IconFilter} />
          </ActionIcon>
        ) : (
          <Button
            variant="default"
            leftSection={<Icon of={IconFilter} />}
            rightSection={<Icon of={IconChevronDown} />}
          >
            {list(said)}
          </Button>
        )}
      </Popover.Target>
      <Popover.Dropdown aria-label={t('communication:analysis.narrow')} className={classes.filter}>
        <FocusTrap.InitialFocus />
        <SelectField
          label={t('communication:analysis.period')}
          value={String(search.months)}
          onChange={(months) => onChange({ months: Number(months ?? 12) })}
          options={ANALYSIS_PERIODS.map((count) => ({
            value: String(count),
            label: period(count),
          }))}
        />
        <MultiSelectField
          label={t('communication:review.origin')}
          value={search.origins}
          onChange={(origins) =>
            onChange({ origins: REVIEW_ORIGINS.filter((one) => origins.includes(one)) })
          }
          options={REVIEW_ORIGINS.map((one) => ({ value: one, label: origin(one) }))}
        />
        <MultiSelectField
          label={t('communication:review.shopGroup')}
          value={search.groups}
          onChange={(groups) => onChange({ groups })}
          options={shopGroups.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <MultiSelectField
          label={t('communication:review.shop')}
          value={search.shops}
          onChange={(chosen) => onChange({ shops: chosen })}
          options={shops.map(({ id, name, city }) => ({
            value: id,
            label: [name, city].filter(Boolean).join(', '),
          }))}
        />
        <NumberField
          label={t('communication:analysis.atLeast')}
          value={search.min || null}
          onChange={(min) => onChange({ min: Math.min(MOST_MENTIONS, Math.max(0, min ?? 0)) })}
          min={0}
          max={MOST_MENTIONS}
        />
        {said.length > 1 && (
          <Button
            variant="subtle"
            onClick={() => onChange({ origins: [], shops: [], groups: [], min: 0 })}
          >
            {t('communication:analysis.showAll')}
          </Button>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
