import { IconArrowDown } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { getLocationTopicsCall } from '#modules/communication/contract/semantic-analysis/analysis-calls.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { ShareStrip } from '#platform/web/charts/bars/share-strip.tsx';
import { NoData } from '#platform/web/charts/frame/chart-table.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { FigureTable } from '#platform/web/table/figure-table.tsx';
import { pageSpan, TablePager } from '#platform/web/table/pager/table-pager.tsx';
import { useReviewLabels } from '../../reviews/data/use-review-labels.ts';
import { type AnalysisSearch, useAnalysisQuery } from '../data/analysis-search.ts';
import classes from './semantic-analysis.module.css';
import { sentimentParts } from './topic-table.tsx';

const PAGE_SIZE = 50;

/** Locations of the comments, those with most reviews first; read while their tab is open. */
export function useLocationTopics(search: AnalysisSearch) {
  const { query } = useAnalysisQuery(search);
  return useCall(
    getLocationTopicsCall,
    { query: { ...query, page: search.page } },
    { enabled: search.tab === 'locations' },
  );
}

/** Sentiment of the comments by location, and the topics that are most frequent there [REV-08]. */
export function LocationTable({
  search,
  onChange,
}: {
  search: AnalysisSearch;
  onChange: (changes: Partial<AnalysisSearch>) => void;
}) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { topic: nameOf } = useReviewLabels();
  const { reviewsOf } = useAnalysisQuery(search);
  const locations = useLocationTopics(search);
  const link = (shop: string | null, label: string, topic?: string) => (
    <Link
      to={reviewsOf({ ...(shop && { shop }), ...(topic && { topic }) })}
      className={classes.name}
    >
      {label}
    </Link>
  );
  return (
    <QueryBoundary query={locations} isEmpty={({ total }) => total === 0} empty={<NoData />}>
      {({ items, total }) => (
        <>
          <FigureTable isStale={locations.isFetching} className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{t('communication:review.shop')}</th>
                <th scope="col" data-figure aria-sort="descending">
                  <b className={classes.sorted}>
                    {t('communication:menu.reviews')}
                    <Icon of={IconArrowDown} size={14} />
                  </b>
                </th>
                <th scope="col" data-figure>
                  {t('communication:analysis.rating')}
                </th>
                <th scope="col" data-column="sentiment">
                  {t('communication:review.sentiment')}
                </th>
                <th scope="col" data-column="best">
                  {t('communication:analysis.best')}
                </th>
                <th scope="col" data-column="worst">
                  {t('communication:analysis.worst')}
                </th>
              </tr>
            </thead>
            <tbody>
              {items.map((one) => (
                <tr key={one.id ?? 'brand'}>
                  <th scope="row">
                    {one.id
                      ? link(one.id, one.name || one.id)
                      : t('communication:analysis.noLocation')}
                  </th>
                  <td data-figure>{number(one.reviews)}</td>
                  <td data-figure>{one.rating === null ? '—' : number(one.rating, 1)}</td>
                  <td data-column="sentiment">
                    <ShareStrip parts={sentimentParts(one)} />
                  </td>
                  <td data-column="best">
                    {one.best ? link(one.id, nameOf(one.best), one.best) : '—'}
                  </td>
                  <td data-column="worst">
                    {one.worst ? link(one.id, nameOf(one.worst), one.worst) : '—'}
                  </td>
                </tr>
              ))}
            </tbody>
          </FigureTable>
          {total > PAGE_SIZE && (
            <TablePager
              page={search.page}
              span={pageSpan({
                page: search.page,
                pageSize: PAGE_SIZE,
                total,
                rowsOnPage: items.length,
              })}
              onPage={(page) => onChange({ page })}
            />
          )}
        </>
      )}
    </QueryBoundary>
  );
}
