import { useId } from 'react';
import {
  analysisFileCall,
  getTopicsCall,
} from '#modules/communication/contract/semantic-analysis/analysis-calls.ts';
import { dayIn } from '#platform/contract/time-zone.ts';
import { callQueryOptions, useCall } from '#platform/web/api/use-call.ts';
import { useSheetAction } from '#platform/web/exports/use-sheet-action.tsx';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
import { useDownload } from '#platform/web/feedback/use-notify-failure.ts';
import { foldText } from '#platform/web/filters/fold-text.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { EmptyState } from '#platform/web/layout/message-page.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { SidePanel } from '#platform/web/layout/page-layout.tsx';
import { TabBar } from '#platform/web/layout/tab-bar.tsx';
import type { ScreenPreload } from '#platform/web/module/web-module.ts';
import { useReviewLabels } from '../../reviews/data/use-review-labels.ts';
import { AnalysisFilter, PeriodMenu } from '../components/analysis-filter.tsx';
import { LocationTable, useLocationTopics } from '../components/location-table.tsx';
import classes from '../components/semantic-analysis.module.css';
import { SentimentLegend } from '../components/sentiment-legend.tsx';
import { TopicPanel } from '../components/topic-panel.tsx';
import { TopicTable } from '../components/topic-table.tsx';
import { WordTable } from '../components/word-table.tsx';
import {
  ANALYSIS_TABS,
  type AnalysisTab,
  analysisQuery,
  analysisSearch,
  useAnalysisQuery,
  useAnalysisSearch,
} from '../data/analysis-search.ts';

export const preload: ScreenPreload = ({ queries, client, search }) => {
  const today = dayIn(new Date(), client.timeZone);
  const query = analysisQuery(analysisSearch(search), client.brandId, today);
  void queries.prefetchQuery(callQueryOptions(getTopicsCall, { query }));
};

/** Topics of comments by sentiment, time and location, and the words behind them [REV-08]. */
export default function SemanticAnalysisScreen() {
  const { t } = useTranslation();
  const { number } = useFormat();
  const panelId = useId();
  const { search, change } = useAnalysisSearch();
  const { query } = useAnalysisQuery(search);
  const analysis = useCall(getTopicsCall, { query });
  const { download, isDownloading } = useDownload(analysisFileCall);
  const asFile = useSheetAction({
    isBusy: isDownloading,
    onChoose: (format) => download({ query: { ...query, format } }),
  });
  const { data } = analysis;
  const locations = useLocationTopics(search).data?.total;
  const { topic: nameOf } = useReviewLabels();
  const wanted = foldText(search.q);
  return (
    <>
      <PageHead
        title={t('communication:menu.semanticAnalysis')}
        subtitle={
          data &&
          t('communication:analysis.commentsInLanguages', {
            comments: t('communication:analysis.comments', {
              count: data.comments,
              formatted: number(data.comments),
            }),
            languages: t('communication:analysis.languages', { count: data.languages }),
          })
        }
        tool={<PeriodMenu search={search} onChange={change} />}
        actions={[asFile]}
      />
      <TabBar
        label={t('communication:menu.semanticAnalysis')}
        pieces={ANALYSIS_TABS.map((id) => ({
          id,
          label: t(`communication:analysis.tab.${id}`),
          ...(id === 'topics' && data && { count: data.topics.length }),
          ...(id === 'locations' && { count: locations }),
        }))}
        current={search.tab}
        onSelect={(tab) => change({ tab: tab as AnalysisTab })}
        panelId={panelId}
        end={<SentimentLegend />}
      />
      <div
        role="tabpanel"
        id={panelId}
        aria-labelledby={`${panelId}-${search.tab}`}
        className={classes.body}
      >
        <AnalysisFilter
          search={search}
          onChange={change}
          isSearchable={search.tab !== 'locations'}
          count={
            data && search.tab === 'topics'
              ? {
                  found: data.topics.filter(
                    ({ topic, name, mentions }) =>
                      mentions >= search.min && foldText(nameOf(topic, name)).includes(wanted),
                  ).length,
                  total: data.topics.length,
                }
              : search.tab === 'locations' && locations !== undefined
                ? { found: locations, total: locations }
                : undefined
          }
        />
        <QueryBoundary
          query={analysis}
          isEmpty={({ topics, comments }) => topics.length === 0 && comments === 0}
          empty={
            <EmptyState title={t('communication:analysis.noneYet')}>
              {t('communication:analysis.noneYetText')}
            </EmptyState>
          }
        >
          {({ topics }) => {
            const chosen = topics.find(({ topic }) => topic === search.topic) ?? topics[0];
            if (search.tab === 'locations')
              return (
                <div className={classes.content}>
                  <LocationTable search={search} onChange={change} />
                </div>
              );
            if (search.tab === 'words')
              return (
                <div className={classes.content}>
                  <WordTable search={search} onChange={change} />
                </div>
              );
            return (
              <SidePanel
                width={460}
                top={11}
                isPlain
                label={t('communication:analysis.chosenTopic')}
                panel={chosen && <TopicPanel topic={chosen} search={search} />}
              >
                <div className={classes.content}>
                  <TopicTable
                    topics={topics}
                    search={search}
                    chosen={chosen?.topic}
                    isStale={analysis.isFetching}
                    onChange={change}
                  />
                </div>
              </SidePanel>
            );
          }}
        </QueryBoundary>
      </div>
    </>
  );
}
