import type { getTopicsCall } from '#modules/communication/contract/semantic-analysis/analysis-calls.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { type SharePart, ShareStrip } from '#platform/web/charts/bars/share-strip.tsx';
import { Sparkline } from '#platform/web/charts/lines/sparkline.tsx';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { foldText } from '#platform/web/filters/fold-text.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { FigureTable, SortedHead } from '#platform/web/table/figure-table.tsx';
import { useReviewLabels } from '../../reviews/data/use-review-labels.ts';
import type { AnalysisSearch, AnalysisSort } from '../data/analysis-search.ts';
import classes from './semantic-analysis.module.css';

export type Topic = CallOutput<typeof getTopicsCall>['topics'][number];

/** From this share on, a topic is mostly criticised. */
const MOSTLY_NEGATIVE = 0.45;

/** Topics with their sentiment, months and trend; the selected one is shown next to them [REV-08]. */
export function TopicTable({
  topics,
  search,
  chosen,
  isStale,
  onChange,
}: {
  topics: readonly Topic[];
  search: AnalysisSearch;
  chosen: string | undefined;
  isStale: boolean;
  onChange: (changes: Partial<AnalysisSearch>) => void;
}) {
  const { t } = useTranslation();
  const { number, percent } = useFormat();
  const { topic: nameOf } = useReviewLabels();
  const wanted = foldText(search.q);
  const frequent = topics.filter(({ mentions }) => mentions >= search.min);
  const hidden = topics.length - frequent.length;
  const rare = hidden > 0 && (
    <p className={classes.none}>
      {t('communication:analysis.rareHidden', { count: hidden, min: number(search.min) })}{' '}
      <LinkButton onClick={() => onChange({ min: 0 })}>
        {t('communication:analysis.showRare')}
      </LinkButton>
    </p>
  );
  const shown = frequent
    .filter(({ topic, name }) => foldText(nameOf(topic, name)).includes(wanted))
    .toSorted((one, other) => sortValue(other, search.sort) - sortValue(one, search.sort));
  const head = (column: AnalysisSort, label: string) => (
    <SortedHead
      label={label}
      column={column}
      isSorted={search.sort === column}
      onSort={() => onChange({ sort: column })}
    />
  );
  if (shown.length === 0)
    return (
      <>
        <p className={classes.none}>{t('communication:analysis.noTopicFits')}</p>
        {rare}
      </>
    );
  return (
    <FigureTable isStale={isStale} className={`${classes.table} ${classes.topics}`} below={rare}>
      <thead>
        <tr>
          <th scope="col">{t('communication:analysis.topic')}</th>
          {head('mentions', t('communication:analysis.mentions'))}
          <th scope="col" data-column="sentiment">
            {t('communication:review.sentiment')}
          </th>
          {head('negative', t('communication:analysis.negative'))}
          <th scope="col" data-column="course">
            {t('communication:analysis.course')}
          </th>
          {head('change', t('communication:analysis.change'))}
        </tr>
      </thead>
      <tbody>
        {shown.map((one) => {
          const negative = one.negative / one.mentions;
          return (
            <tr key={one.topic} data-chosen={one.topic === chosen}>
              <th scope="row">
                <button
                  type="button"
                  className={classes.choose}
                  aria-pressed={one.topic === chosen}
                  onClick={() => onChange({ topic: one.topic, page: search.page })}
                >
                  {nameOf(one.topic, one.name)}
                </button>
              </th>
              <td data-figure>{number(one.mentions)}</td>
              <td data-column="sentiment">
                <ShareStrip parts={sentimentParts(one)} />
              </td>
              <td data-figure data-strong={negative >= MOSTLY_NEGATIVE}>
                {percent(negative)}
              </td>
              <td data-column="course">
                <Sparkline values={one.months} />
              </td>
              <td data-figure data-column="change">
                {one.change === null
                  ? t('communication:analysis.new')
                  : signed(one.change, percent)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </FigureTable>
  );
}

function sortValue({ mentions, negative, change }: Topic, sort: AnalysisSort): number {
  if (sort === 'negative') return negative / mentions;
  return sort === 'change' ? (change ?? Number.POSITIVE_INFINITY) : mentions;
}

/** With its sign, using a true minus character. */
function signed(share: number, percent: (share: number) => string): string {
  const rounded = Math.round(share * 100) / 100;
  if (rounded === 0) return percent(0);
  return `${rounded > 0 ? '+' : '−'}${percent(Math.abs(rounded))}`;
}

type Sentiments = Pick<Topic, 'positive' | 'neutral' | 'negative'>;

/** Parts of a sentiment bar; labels are hidden if the numbers are next to it. */
export function sentimentParts({ positive, neutral, negative }: Sentiments): SharePart[] {
  return [
    { key: 'po', label: 'PO', value: positive, colour: 'po' },
    { key: 'ne', label: 'NE', value: neutral, colour: 'ne' },
    { key: 'ng', label: 'NG', value: negative, colour: 'ng' },
  ];
}
