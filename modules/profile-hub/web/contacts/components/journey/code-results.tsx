import type { UseQueryResult } from '@tanstack/react-query';
import type { getCodeResultsCall } from '#modules/profile-hub/contract/profiles.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { BarChart } from '#platform/web/charts/bars/bar-chart.tsx';
import { BarSkeleton } from '#platform/web/charts/frame/chart-frame.tsx';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { sumByCurrency } from '../../data/sum-amounts.ts';
import classes from './station-panel.module.css';

type Results = CallOutput<typeof getCodeResultsCall>;

/** What the short URL of a journey led to in a year, over all contacts [PH-05]. */
export function CodeResults({ query }: { query: UseQueryResult<Results> }) {
  return (
    <QueryBoundary query={query} loading={<BarSkeleton />}>
      {(results) => <Bars {...results} />}
    </QueryBoundary>
  );
}

function Bars({ code, leads, reviews, isCapped }: Results) {
  const { t } = useTranslation();
  const { number, wholeMoney, list } = useFormat();
  const items = [
    code && { key: 'visits', label: t('profile-hub:contact.code.visits'), value: code.visits },
    leads && { key: 'leads', label: t('profile-hub:contact.code.leads'), value: leads.leads },
    leads && {
      key: 'accepted',
      label: t('profile-hub:contact.code.accepted'),
      value: leads.accepted,
    },
    leads && { key: 'sales', label: t('profile-hub:contact.code.sales'), value: leads.sales },
    reviews && {
      key: 'reviews',
      label: t('profile-hub:contact.code.reviews'),
      value: reviews.reviews,
    },
    reviews && {
      key: 'replies',
      label: t('profile-hub:contact.code.replies'),
      value: reviews.replies,
    },
  ].filter((item) => item !== null);
  if (items.length === 0) return null;
  const { sales = 0, amounts = [] } = leads ?? {};
  const sums = sumByCurrency(amounts).map(({ amount, currency }) => wholeMoney(amount, currency));
  const visits = code?.visits ?? 0;
  const rate =
    sales > 0 &&
    visits >= sales &&
    t('profile-hub:contact.code.rate', { formatted: number(Math.round(visits / sales)) });
  return (
    <div className={classes.code}>
      <BarChart
        title={t('profile-hub:contact.code.title')}
        note={t('profile-hub:contact.code.note')}
        unit="count"
        isNarrow
        whole={Math.max(1, ...items.map(({ value }) => value))}
        itemWord={t('profile-hub:contact.code.step')}
        items={items}
      />
      {(rate || sums.length > 0) && (
        <p className={classes.rate}>
          {rate}
          {rate && sums.length > 0 && ', '}
          {sums.length > 0 && <b>{t('profile-hub:contact.code.sum', { amount: list(sums) })}</b>}
        </p>
      )}
      {isCapped && <p className={classes.rate}>{t('profile-hub:contact.code.capped')}</p>}
    </div>
  );
}
