import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { REVIEW_STATUSES } from '#modules/communication/contract/reviews/review.ts';
import { getReviewFiguresCall } from '#modules/communication/contract/reviews/review-calls.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { Sparkline } from '#platform/web/charts/lines/sparkline.tsx';
import { addDays } from '#platform/web/date-range/iso-date.ts';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { RegionError } from '#platform/web/feedback/note.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { DropMenu } from '#platform/web/layout/drop-menu.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { OPEN_STATUSES, type ReviewSearch, writeReviewSearch } from '../data/review-search.ts';
import classes from './reviews.module.css';

/** Period of reply rate and reply time. */
const DAYS = 90;

/** Reply figures of the brand in one line above the list; each figure links to its reviews. */
export function ReviewFigures({ shops }: { shops: string | undefined }) {
  const { t } = useTranslation();
  const { id: clientId, brandId } = useCurrentClient();
  const { number, percent, duration, ago, month } = useFormat();
  const today = useToday();
  const figures = useCall(getReviewFiguresCall, { query: { brandId, ...(shops && { shops }) } });
  if (figures.isError && !figures.data)
    return <RegionError error={figures.error} onRetry={() => void figures.refetch()} />;
  const { data } = figures;
  const addressOf = ({ filters = {}, ...search }: Partial<ReviewSearch>) =>
    clientAddress(clientId, 'communication/reviews') +
    writeReviewSearch({ ...search, filters: { ...(shops && { shops }), ...filters } });
  const recent = { from: addDays(today, -DAYS), with_comment: 'true' } as const;
  const months = data?.months.filter(({ rating }) => rating !== null) ?? [];
  const [first] = months;
  return (
    <section className={classes.figures} aria-label={t('communication:figures.label')}>
      <Figure
        label={t('communication:figures.unanswered')}
        to={addressOf({ statuses: OPEN_STATUSES })}
      >
        {data && number(data.unanswered)}
      </Figure>
      <Figure
        label={t('communication:figures.oldest')}
        to={addressOf({ statuses: OPEN_STATUSES, sort: 'date' })}
      >
        {data && (data.oldest ? ago(data.oldest) : '—')}
      </Figure>
      <Figure
        label={t('communication:figures.replyRate')}
        to={addressOf({ statuses: ['sent'], filters: recent })}
      >
        {data && (data.replyRate === null ? '—' : percent(data.replyRate))}
      </Figure>
      <Figure
        label={t('communication:figures.timeToReply')}
        to={addressOf({ statuses: ['sent'], filters: recent })}
      >
        {data &&
          (data.medianHoursToReply === null ? '—' : duration(data.medianHoursToReply * 3_600))}
      </Figure>
      <Figure
        label={t('communication:figures.rating')}
        to={addressOf({
          statuses: REVIEW_STATUSES,
          ...(first && { filters: { from: `${first.month}-01` } }),
        })}
      >
        {data && (data.rating === null ? '—' : number(data.rating, 1))}
        {months.length > 1 && first && (
          <Sparkline
            values={aboveLowest(months.map(({ rating }) => rating ?? 0))}
            label={t('communication:figures.ratingSince', {
              rating: number(first.rating ?? 0, 1),
              month: month(`${first.month}-01`),
            })}
          />
        )}
      </Figure>
      {data && data.locations.length > 0 && (
        <DropMenu
          position="bottom-end"
          width={320}
          rows={() =>
            data.locations.map(({ id, name, unanswered }) => ({
              id,
              label: t('communication:figures.ofLocation', {
                name,
                count: unanswered,
                unanswered: number(unanswered),
              }),
              to: addressOf({ statuses: OPEN_STATUSES, filters: { shops: id } }),
            }))
          }
          button={(props) => (
            <LinkButton {...props} className={classes.byLocation}>
              {t('communication:figures.byLocation')}
            </LinkButton>
          )}
        />
      )}
    </section>
  );
}

function Figure({ label, to, children }: { label: string; to: string; children: ReactNode }) {
  return (
    <Link to={to} className={classes.figure}>
      <span className={classes.figureLabel}>{label}</span>
      <b className={classes.figureValue}>{children ?? '…'}</b>
    </Link>
  );
}

/** Ratings differ only by tenths, so the trend starts at the lowest month. */
function aboveLowest(ratings: readonly number[]): number[] {
  const lowest = Math.min(...ratings);
  return ratings.map((rating) => rating - lowest);
}
