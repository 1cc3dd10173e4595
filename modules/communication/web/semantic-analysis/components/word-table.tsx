import { Link } from '@tanstack/react-router';
import { getTopicWordsCall } from '#modules/communication/contract/semantic-analysis/analysis-calls.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { NoData } from '#platform/web/charts/frame/chart-table.tsx';
import linkStyles from '#platform/web/display/link.module.css';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
import { foldText } from '#platform/web/filters/fold-text.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { FigureTable } from '#platform/web/table/figure-table.tsx';
import { useReviewLabels } from '../../reviews/data/use-review-labels.ts';
import { type AnalysisSearch, useAnalysisQuery } from '../data/analysis-search.ts';
import classes from './semantic-analysis.module.css';

/** Words in which comments mention topics, most mentions first [REV-08]. */
export function WordTable({
  search,
  onChange,
}: {
  search: AnalysisSearch;
  onChange: (changes: Partial<AnalysisSearch>) => void;
}) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { topic: nameOf } = useReviewLabels();
  const { query, reviewsOf } = useAnalysisQuery(search);
  const words = useCall(getTopicWordsCall, { query });
  const wanted = foldText(search.q);
  return (
    <QueryBoundary query={words} isEmpty={({ total }) => total === 0} empty={<NoData />}>
      {({ items, total }) => (
        <FigureTable
          isStale={words.isFetching}
          className={classes.table}
          below={
            total > items.length && (
              <p className={classes.none}>
                {t('communication:analysis.mostUsedWords', {
                  shown: number(items.length),
                  total: number(total),
                })}
              </p>
            )
          }
        >
          <thead>
            <tr>
              <th scope="col">{t('communication:analysis.word')}</th>
              <th scope="col" data-figure>
                {t('communication:analysis.mentions')}
              </th>
              <th scope="col">{t('communication:analysis.topic')}</th>
            </tr>
          </thead>
          <tbody>
            {items
              .filter(
                ({ word, mentions }) => mentions >= search.min && foldText(word).includes(wanted),
              )
              .map(({ word, topic, mentions }) => (
                <tr key={`${topic} ${word}`}>
                  <th scope="row">
                    <Link className={linkStyles.link} to={reviewsOf({ topic, word })}>
                      <bdi>{word}</bdi>
                    </Link>
                  </th>
                  <td data-figure>{number(mentions)}</td>
                  <td>
                    <button
                      type="button"
                      className={classes.choose}
                      onClick={() => onChange({ tab: 'topics', topic, q: '' })}
                    >
                      {nameOf(topic)}
                    </button>
                  </td>
                </tr>
              ))}
          </tbody>
        </FigureTable>
      )}
    </QueryBoundary>
  );
}
