import { SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconDownload, IconFileSpreadsheet } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import {
  COMPARED_MONTHS,
  type Conversion,
  conversionFileCall,
  getConversionCall,
} from '#modules/leads/contract/conversion/conversion.ts';
import { LEAD_ORIGINS } from '#modules/leads/contract/leads/lead-status.ts';
import { SHEET_FORMATS } from '#platform/contract/files/export-body.ts';
import { callQueryOptions, useCall } from '#platform/web/api/use-call.ts';
import { ComparisonSelect } from '#platform/web/date-range/compare-switch.tsx';
import { DashboardGrid, DashboardSection } from '#platform/web/display/figures/dashboard.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
import { useDownload } from '#platform/web/feedback/use-notify-failure.ts';
import { MultiSelectField } from '#platform/web/fields/multi-select-field.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { NarrowPopover } from '#platform/web/filters/narrow-popover.tsx';
import { useCountryNames } from '#platform/web/format/country-and-currency-names.ts';
import { chartDates } from '#platform/web/format/date-formats.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { EmptyState } from '#platform/web/layout/message-page.tsx';
import type { PageAction } from '#platform/web/layout/page-actions.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import type { ScreenPreload } from '#platform/web/module/web-module.ts';
import { BreakdownTable } from '../components/breakdown-table.tsx';
import classes from '../components/conversion.module.css';
import { ConversionCharts } from '../components/conversion-charts.tsx';
import { ConversionFigures } from '../components/conversion-figures.tsx';
import {
  type ConversionSearch,
  conversionQuery,
  conversionSearch,
  writeConversionSearch,
} from '../data/conversion-search.ts';

export const preload: ScreenPreload = ({ queries, client, search }) => {
  const given = conversionSearch(search);
  const query = { ...conversionQuery(given), compare: given.compare };
  void queries.prefetchQuery(
    callQueryOptions(getConversionCall, { params: { clientId: client.id }, query }),
  );
};

/** Below this width the head has no room for the comparison in one row. */
const NARROW = '(max-width: 89.99em)';

/** Outcome of the leads of twelve full months, by number or by value [CONV-01]. */
export default function ConversionScreen() {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { id: clientId } = useCurrentClient();
  const { search, change } = useConversionSearch();
  const query = conversionQuery(search);
  const conversion = useCall(getConversionCall, {
    params: { clientId },
    query: { ...query, compare: search.compare },
  });
  const { download, isDownloading } = useDownload(conversionFileCall);
  const { data } = conversion;
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  const comparison = (
    <ComparisonSelect
      options={COMPARED_MONTHS}
      value={search.compare}
      onChange={(compare) => change({ compare })}
    />
  );
  const month = (text: string) =>
    chartDates(locale, { month: 'short', year: 'numeric' })(new Date(`${text}-01T00:00:00Z`));
  const asFile: PageAction = {
    id: 'export',
    label: t('platform:export.label'),
    icon: IconDownload,
    isBusy: isDownloading,
    rows: () =>
      SHEET_FORMATS.map((format) => ({
        id: format,
        label: t('platform:export.as', { extension: `.${format}` }),
        icon: <Icon of={IconFileSpreadsheet} />,
        run: () => void download({ params: { clientId }, query: { ...query, format } }),
      })),
  };
  return (
    <>
      <PageHead
        title={t('leads:menu.conversion')}
        beside={
          <SegmentedControl
            aria-label={t('leads:conversion.countedBy')}
            value={search.by}
            onChange={(by) => change({ by: by === 'value' ? 'value' : 'volume' })}
            data={[
              { value: 'volume', label: t('leads:conversion.byVolume') },
              { value: 'value', label: t('leads:conversion.byValue') },
            ]}
          />
        }
        subtitle={
          data && t('leads:conversion.fullMonths', { from: month(data.from), to: month(data.to) })
        }
        tool={
          data && (
            <>
              {!isNarrow && comparison}
              <ConversionFilter data={data} search={search} onChange={change}>
                {isNarrow && comparison}
              </ConversionFilter>
            </>
          )
        }
        actions={[asFile]}
      />
      <div className={classes.scroll}>
        <QueryBoundary
          query={conversion}
          isEmpty={({ choices }) => choices.forms.length === 0}
          empty={
            <EmptyState title={t('leads:conversion.noneYet')}>
              {t('leads:conversion.emptyText')}
            </EmptyState>
          }
        >
          {(shown) => (
            <>
              <ConversionFigures clientId={clientId} data={shown} search={search} />
              <DashboardGrid>
                <ConversionCharts
                  clientId={clientId}
                  data={shown}
                  search={search}
                  isLoading={conversion.isFetching}
                />
                <DashboardSection span={8}>
                  <BreakdownTable
                    clientId={clientId}
                    data={shown}
                    search={search}
                    onChange={change}
                  />
                </DashboardSection>
              </DashboardGrid>
            </>
          )}
        </QueryBoundary>
      </div>
    </>
  );
}

/** State of the dashboard, stored in the URL so that it can be shared [CONV-01]. */
function useConversionSearch() {
  const navigate = useNavigate();
  const search = conversionSearch(useSearch({ strict: false }));
  const change = (changes: Partial<ConversionSearch>) =>
    void navigate({
      to: '.',
      // Another sort or filter starts at the first page.
      search: writeConversionSearch({ ...search, page: 1, ...changes }) as never,
      replace: true,
    });
  return { search, change };
}

/** Filter for the whole dashboard; the button shows the active filter [CONV-01]. */
function ConversionFilter({
  data,
  search,
  onChange,
  children,
}: {
  data: Conversion;
  search: ConversionSearch;
  onChange: (changes: Partial<ConversionSearch>) => void;
  /** The comparison, where the head has no room for it. */
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const { nameOf } = useCountryNames();
  const { choices } = data;
  const count = (name: 'forms' | 'countries' | 'locations' | 'sources') =>
    search[name].length > 0
      ? [t(`leads:conversion.chosen.${name}`, { count: search[name].length })]
      : [];
  const chosen = [
    ...(search.forms.length > 0 ? count('forms') : [t('leads:conversion.allForms')]),
    ...count('countries'),
    ...count('locations'),
    ...count('sources'),
  ];
  const isNarrowed = chosen.length > 1 || search.forms.length > 0;
  return (
    <NarrowPopover
      label={t('leads:conversion.narrow')}
      chosen={chosen}
      clear={
        isNarrowed
          ? {
              label: t('leads:conversion.showAll'),
              run: () => onChange({ forms: [], countries: [], locations: [], sources: [] }),
            }
          : undefined
      }
    >
      {children}
      <MultiSelectField
        label={t('leads:menu.forms')}
        value={search.forms}
        onChange={(forms) => onChange({ forms })}
        options={choices.forms.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <MultiSelectField
        label={t('leads:conversion.by.country')}
        value={search.countries}
        onChange={(countries) => onChange({ countries })}
        options={choices.countries.map((code) => ({ value: code, label: nameOf(code) }))}
      />
      <MultiSelectField
        label={t('leads:conversion.by.source')}
        value={search.sources}
        onChange={(sources) => onChange({ sources })}
        options={LEAD_ORIGINS.map((value) => ({
          value,
          label: t(`leads:list.source.${value}`),
        }))}
      />
      {data.locations.length > 0 && (
        <MultiSelectField
          label={t('leads:conversion.by.location')}
          value={search.locations}
          onChange={(locations) => onChange({ locations })}
          options={data.locations.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      {search.by === 'value' && choices.currencies.length > 1 && (
        <SelectField
          label={t('leads:conversion.currency')}
          help={t('leads:conversion.currencyHelp')}
          value={data.currency}
          onChange={(currency) => onChange({ currency: currency ?? undefined })}
          options={choices.currencies.map((code) => ({ value: code, label: code }))}
        />
      )}
    </NarrowPopover>
  );
}
