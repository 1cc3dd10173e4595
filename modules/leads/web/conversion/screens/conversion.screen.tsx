import { SegmentedControl } from '@mantine/core';
import { IconDownload, IconFileSpreadsheet } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import {
  conversionFileCall,
  getConversionCall,
} from '#modules/leads/contract/conversion/conversion.ts';
import { SHEET_FORMATS } from '#platform/contract/exports/export-body.ts';
import { dateTag } from '#platform/contract/text/intl-tag.ts';
import { callQueryOptions } from '#platform/web/api/call-query-options.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { DashboardGrid } from '#platform/web/display/figures/dashboard-grid.tsx';
import { DashboardSection } from '#platform/web/display/figures/dashboard-section.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import { QueryBoundary } from '#platform/web/feedback/query-boundary.tsx';
import { useDownload } from '#platform/web/feedback/use-download.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { EmptyState } from '#platform/web/layout/empty-state.tsx';
import type { PageAction } from '#platform/web/layout/page-action.ts';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import type { ScreenPreload } from '#platform/web/module/web-module.ts';
import { BreakdownTable } from '../components/breakdown-table.tsx';
import classes from '../components/conversion.module.css';
import { ConversionCharts } from '../components/conversion-charts.tsx';
import { ConversionFigures } from '../components/conversion-figures.tsx';
import { ConversionFilter } from '../components/conversion-filter.tsx';
import { conversionQuery, conversionSearch } from '../data/conversion-search.ts';
import { useConversionSearch } from '../data/use-conversion-search.ts';

export const preload: ScreenPreload = ({ queries, client, search }) => {
  const query = conversionQuery(conversionSearch(search));
  void queries.prefetchQuery(
    callQueryOptions(getConversionCall, { params: { clientId: client.id }, query }),
  );
};

/** What became of the leads of twelve full months, by volume or by value [CONV-01]. */
export default function ConversionScreen() {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { id: clientId } = useCurrentClient();
  const { search, change } = useConversionSearch();
  const query = conversionQuery(search);
  const conversion = useCall(getConversionCall, { params: { clientId }, query });
  const { download, isDownloading } = useDownload(conversionFileCall);
  const { data } = conversion;
  const month = (text: string) =>
    new Intl.DateTimeFormat(dateTag(locale), {
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(new Date(`${text}-01T00:00:00Z`));
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
        tool={data && <ConversionFilter data={data} search={search} onChange={change} />}
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
                <DashboardSection span={7}>
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
