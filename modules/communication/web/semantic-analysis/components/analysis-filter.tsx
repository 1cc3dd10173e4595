import {
  REVIEW_ORIGINS,
  type ReviewOrigin,
} from '#modules/communication/contract/reviews/review.ts';
import { getReviewFiltersCall } from '#modules/communication/contract/reviews/review-calls.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { MultiSelectField } from '#platform/web/fields/multi-select-field.tsx';
import { NumberField } from '#platform/web/fields/numbers/number-field.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { NarrowPopover } from '#platform/web/filters/narrow-popover.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { ANALYSIS_PERIODS, type AnalysisSearch, MAX_MENTIONS } from '../data/analysis-search.ts';

/** Filters for the whole analysis; the button shows the active ones [REV-08]. */
export function AnalysisFilter({
  search,
  onChange,
}: {
  search: AnalysisSearch;
  onChange: (changes: Partial<AnalysisSearch>) => void;
}) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { brandId } = useCurrentClient();
  const filters = useCall(getReviewFiltersCall, { query: { brandId } });
  const period = (count: number) => t('communication:analysis.lastMonths', { count });
  const origin = (one: ReviewOrigin) => t(`communication:reviewOrigin.${one}`);
  const places = search.shops.length + search.groups.length;
  const chosen = [
    period(search.months),
    ...search.origins.map(origin),
    ...(places > 0 ? [t('communication:analysis.chosenPlaces', { count: places })] : []),
    ...(search.min > 0
      ? [t('communication:analysis.fromMentions', { min: number(search.min) })]
      : []),
  ];
  const { shops = [], shopGroups = [] } = filters.data ?? {};
  return (
    <NarrowPopover
      label={t('communication:analysis.narrow')}
      chosen={chosen}
      clear={
        chosen.length > 1
          ? {
              label: t('communication:analysis.showAll'),
              run: () => onChange({ origins: [], shops: [], groups: [], min: 0 }),
            }
          : undefined
      }
    >
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
        onChange={(shops) => onChange({ shops })}
        options={shops.map(({ id, name, city }) => ({
          value: id,
          label: [name, city].filter(Boolean).join(', '),
        }))}
      />
      <NumberField
        label={t('communication:analysis.atLeast')}
        value={search.min || null}
        onChange={(min) => onChange({ min: Math.min(MAX_MENTIONS, Math.max(0, min ?? 0)) })}
        min={0}
        max={MAX_MENTIONS}
      />
    </NarrowPopover>
  );
}
