import { useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { IconChartBar, IconDownload, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { getAutoreplyCall } from '#modules/communication/contract/replies/settings-calls.ts';
import type { ReviewOrigin } from '#modules/communication/contract/reviews/review.ts';
import {
  exportReviewsCall,
  getReviewCountsCall,
  getReviewSourcesCall,
  listReviewsCall,
} from '#modules/communication/contract/reviews/review-calls.ts';
import { callQueryOptions, useCall } from '#platform/web/api/use-call.ts';
import { ModuleDecisions } from '#platform/web/decisions/decisions.tsx';
import { SkeletonRows } from '#platform/web/feedback/loading-states.tsx';
import { RegionError } from '#platform/web/feedback/note.tsx';
import { useDownload } from '#platform/web/feedback/use-notify-failure.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { PageAction } from '#platform/web/layout/page-actions.tsx';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { PHONE } from '#platform/web/layout/screen-width.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { onDemand } from '#platform/web/module/load-chunk.tsx';
import type { ScreenPreload } from '#platform/web/module/web-module.ts';
import { NoReviewsYet } from '../components/no-reviews.tsx';
import { ReviewFigures } from '../components/review-figures.tsx';
import { ReviewFilterBar, ReviewTabs } from '../components/review-filter-bar.tsx';
import { ReviewWorkplace } from '../components/review-workplace.tsx';
import classes from '../components/reviews.module.css';
import { readReviewSearch, reviewListQuery, sendableFilters } from '../data/review-search.ts';
import { useReviewList } from '../data/use-review-list.ts';
import { useTriage } from '../data/use-triage.ts';

const SendAllDialog = onDemand(() => import('../components/send-all-dialog.tsx'));

const LIVE = ['reviews'];

/** Below this width list and review are separate pages. */
const NARROW = '(max-width: 63.99em)';

/** From this width the head has room for decisions and the time of the last reading. */
const WIDE = '(min-width: 90em)';

export const preload: ScreenPreload = ({ queries, client: { brandId }, search }) => {
  const written = new URLSearchParams(
    Object.entries(search).map(([name, value]) => [name, String(value)]),
  );
  const query = reviewListQuery(readReviewSearch(written.toString()));
  void queries.prefetchQuery(callQueryOptions(listReviewsCall, { query: { brandId, ...query } }));
  void queries.prefetchQuery(callQueryOptions(getReviewCountsCall, { query: { brandId } }));
  void queries.prefetchQuery(callQueryOptions(getAutoreplyCall, { query: { brandId } }));
};

/** Reviews of the brand: read, answered and sent one after another [REV-01] [REV-02] [REV-03] [REV-05]. */
export default function ReviewsScreen() {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { brandId } = useCurrentClient();
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const isWide = useMediaQuery(WIDE, false, { getInitialValueInEffect: false });
  const list = useReviewList(!isNarrow);
  const triage = useTriage(list);
  const sources = useReviewSources();
  const { download, isDownloading } = useDownload(exportReviewsCall);
  const [isSendingAll, setSendingAll] = useState(false);
  const [areFiguresOpen, setFiguresOpen] = useLocalStorage({
    key: 'comptoir-review-figures',
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  const { search, counts } = list;
  const sendable = sendableFilters(search.filters, sources.canReply);
  const ready = useCall(
    listReviewsCall,
    { query: { brandId, ...sendable, response_status: 'ready', size: 1 } },
    { enabled: triage.mayAnswer && sendable !== undefined && (counts?.counts.ready ?? 0) > 0 },
  );
  const { total = 0, more = false } = ready.data ?? {};
  const isEmpty =
    counts !== undefined && Object.values(counts.counts).every((count) => count === 0);
  const isPage = isNarrow && search.review !== undefined;

  const actions: PageAction[] = [
    {
      id: 'figures',
      label: areFiguresOpen ? t('communication:figures.hide') : t('communication:figures.show'),
      icon: IconChartBar,
      isRare: true,
      run: () => setFiguresOpen(!areFiguresOpen),
    },
    {
      id: 'export',
      label: t('platform:export.label'),
      icon: IconDownload,
      isBusy: isDownloading,
      run: () =>
        void download({
          query: { brandId, ...search.filters, response_status: search.statuses.join(',') },
        }),
    },
    ...(triage.mayAnswer && sendable && total > 0 && (counts?.counts.ready ?? 0) > 0
      ? [
          {
            id: 'send-all',
            label: t('communication:sendReady.open', {
              count: total,
              number: more ? `${number(total)}+` : number(total),
            }),
            icon: IconSend,
            isOutlined: true,
            run: () => setSendingAll(true),
          },
        ]
      : []),
  ];
  const decisions = (
    <ModuleDecisions
      module="communication"
      calm={t('communication:decision.none')}
      records={LIVE}
      onlyUrgent
    />
  );
  return (
    <div className={classes.screen}>
      {!isPage && (
        <PageHead
          title={<span title={sources.readText}>{t('communication:menu.reviews')}</span>}
          decisions={!isEmpty && decisions}
          subtitle={
            sources.failures.length > 0 ? (
              <span className={classes.failure}>{sources.failures.join(' ')}</span>
            ) : (
              sources.readText !== undefined &&
              (isPhone || isWide) && <span className={classes.source}>{sources.readText}</span>
            )
          }
          actions={isEmpty ? [] : actions}
        />
      )}
      {isEmpty ? (
        sources.isRead && <NoReviewsYet hasSource={!sources.isNone} />
      ) : (
        <>
          {!isPage && (
            <div className={classes.overview}>
              {areFiguresOpen && <ReviewFigures shops={search.filters.shops} />}
            </div>
          )}
          {!isPage && <ReviewTabs list={list} />}
          {!isPage && <ReviewFilterBar list={list} />}
          {list.list.isError && (
            <RegionError error={list.list.error} onRetry={() => void list.list.refetch()} />
          )}
          {list.list.data === undefined && !isPage ? (
            !list.list.isError && <SkeletonRows />
          ) : (
            <ReviewWorkplace
              list={list}
              triage={triage}
              isNarrow={isNarrow}
              canReply={sources.canReply}
            />
          )}
        </>
      )}
      {isSendingAll && sendable && (
        <SendAllDialog filters={sendable} onClose={() => setSendingAll(false)} />
      )}
    </div>
  );
}

/** Sources of reviews, and when they were last read [REV-01]. */
function useReviewSources() {
  const { t } = useTranslation();
  const { ago } = useFormat();
  const { brandId } = useCurrentClient();
  const { data } = useCall(getReviewSourcesCall, { query: { brandId } });
  const connected = data?.items.filter((source) => source.connected) ?? [];
  const failed = connected.filter(({ failure }) => failure !== null);
  const read = connected.flatMap(({ lastReadAt }) => lastReadAt ?? []).toSorted();
  const nameOf = (origin: ReviewOrigin) => t(`communication:reviewOrigin.${origin}`);
  return {
    isRead: data !== undefined,
    /** No source has delivered reviews yet. */
    isNone: data !== undefined && connected.length === 0,
    /** Unknown sources are allowed here, because the server checks again. */
    canReply: (origin: ReviewOrigin) =>
      data?.items.find((source) => source.origin === origin)?.canReply ?? true,
    failures: failed.map(({ origin }) =>
      t('communication:reviews.sourceFailed', { source: nameOf(origin) }),
    ),
    /** Time of the least recently read source: all reviews are at least this recent. */
    readText: readText(),
  };

  function readText(): string | undefined {
    const [oldest] = read;
    const [only] = connected;
    if (oldest === undefined || only === undefined) return undefined;
    return connected.length > 1
      ? t('communication:reviews.readFromBoth', { when: ago(oldest) })
      : t('communication:reviews.readFrom', { source: nameOf(only.origin), when: ago(oldest) });
  }
}
