import { useMediaQuery } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { manageReplySettings } from '#modules/communication/contract/permissions.ts';
import { getTopicCall } from '#modules/communication/contract/semantic-analysis/analysis-calls.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { OpposedBars } from '#platform/web/charts/bars/bar-chart.tsx';
import { ColumnChart } from '#platform/web/charts/columns/column-chart.tsx';
import { BarSkeleton, ColumnSkeleton } from '#platform/web/charts/frame/chart-frame.tsx';
import linkStyles from '#platform/web/display/link.module.css';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { Sentiment } from '#platform/web/display/states/rating.tsx';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
import { chartDates } from '#platform/web/format/date-formats.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PHONE } from '#platform/web/layout/screen-width.ts';
import { useAbility } from '#platform/web/module/current-user.tsx';
import { onDemand } from '#platform/web/module/load-chunk.tsx';
import { useReviewLabels } from '../../reviews/data/use-review-labels.ts';
import { type AnalysisSearch, useAnalysisQuery } from '../data/analysis-search.ts';
import classes from './semantic-analysis.module.css';
import type { Topic } from './topic-table.tsx';

const TopicDialog = onDemand(() => import('./topic-dialog.tsx'));

const LOCATIONS = 6;
const CHART_HEIGHT = 216;

/** One topic over time and by location, with its words and a link to its reviews [REV-08]. */
export function TopicPanel({ topic, search }: { topic: Topic; search: AnalysisSearch }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { number } = useFormat();
  const { topic: nameOf, filters } = useReviewLabels();
  const { query, today, reviewsOf } = useAnalysisQuery(search);
  const mayChange = useAbility(manageReplySettings);
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const [isChanging, setChanging] = useState(false);
  const details = useCall(getTopicCall, { params: { topic: topic.topic }, query });
  const short = chartDates(locale, { month: 'short' });
  const long = chartDates(locale, { month: 'long', year: 'numeric' });
  const side = {
    negative: { label: t('communication:analysis.negative'), colour: 'ng' },
    positive: { label: t('communication:analysis.positive'), colour: 'po' },
  } as const;
  const address = (period = query, narrowed: { shop?: string; word?: string } = {}) =>
    reviewsOf({ topic: topic.topic, ...narrowed }, period);
  // Of locations with one name, each has its city.
  const shownLocations = (locations: CallOutput<typeof getTopicCall>['locations']) =>
    locations.slice(0, LOCATIONS).map((location, _, all) => {
      const { id, name } = location;
      const isShared = all.some((other) => other.id !== id && other.name === name);
      const city = isShared && filters?.shops.find((shop) => shop.id === id)?.city;
      const label = city ? `${name}, ${city}` : name || t('communication:analysis.noLocation');
      return { ...location, label };
    });
  return (
    <QueryBoundary
      query={details}
      loading={
        <div className={classes.panel}>
          <ColumnSkeleton height={CHART_HEIGHT} />
          <BarSkeleton />
        </div>
      }
    >
      {({ months, locations, words }) => (
        <div className={classes.panel}>
          <ColumnChart
            title={nameOf(topic.topic, topic.name)}
            note={t('communication:analysis.mentionsNegative', {
              mentions: number(topic.mentions),
              negative: number(topic.negative),
            })}
            unit="count"
            isTitleShort
            isLegendElsewhere={!isPhone}
            height={CHART_HEIGHT}
            loading={details.isFetching}
            series={[
              { key: 'negative', ...side.negative },
              { key: 'neutral', label: t('communication:analysis.neutral'), colour: 'ne' },
              { key: 'positive', ...side.positive },
            ]}
            periods={months.map(({ month: key, ...values }) => {
              const first = new Date(`${key}-01T00:00:00Z`);
              const name = long(first);
              return {
                key,
                label: short(first),
                name,
                open: key === today.slice(0, 7),
                values,
                way: {
                  href: address({ ...query, from: key, to: key }),
                  words: t('communication:analysis.reviewsOf', { month: name }),
                },
              };
            })}
          />
          <OpposedBars
            title={t('communication:analysis.byLocation')}
            note={t('communication:analysis.mentionsOfTopic')}
            unit="count"
            isNarrow
            left={{ ...side.negative, mark: <Sentiment kind="NG" /> }}
            right={{ ...side.positive, mark: <Sentiment kind="PO" /> }}
            itemWord={t('communication:review.shop')}
            items={shownLocations(locations).map(({ id, label, negative, positive }) => ({
              key: id ?? 'brand',
              label,
              left: negative,
              right: positive,
              // Reviews of the whole brand have no location to filter by.
              ...(id && { href: address(query, { shop: id }) }),
            }))}
          />
          {words.length > 0 && (
            <section aria-labelledby="words-behind">
              <h2 id="words-behind" className={classes.heading}>
                {t('communication:analysis.wordsBehind')}
              </h2>
              <ul className={classes.words}>
                {words.map(({ word, mentions }) => (
                  <li key={word}>
                    <Link to={address(query, { word })}>
                      <bdi>{word}</bdi> <small>{number(mentions)}</small>
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <p className={classes.ways}>
            <Link to={address()} className={linkStyles.link}>
              {t('communication:analysis.openReviews', {
                count: topic.mentions,
                formatted: number(topic.mentions),
              })}
            </Link>
            {topic.name !== null && mayChange && (
              <LinkButton onClick={() => setChanging(true)}>
                {t('communication:analysis.changeTopic')}
              </LinkButton>
            )}
          </p>
          {isChanging && <TopicDialog topic={topic.topic} onClose={() => setChanging(false)} />}
        </div>
      )}
    </QueryBoundary>
  );
}
