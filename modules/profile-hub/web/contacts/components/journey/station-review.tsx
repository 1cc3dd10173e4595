import { seeReviews } from '#modules/communication/contract/permissions.ts';
import type { ReviewDetail } from '#modules/communication/contract/reviews/review.ts';
import { getReviewCall } from '#modules/communication/contract/reviews/review-calls.ts';
import type { Station } from '#modules/profile-hub/contract/contact.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { Sentiment, Stars } from '#platform/web/display/states/rating.tsx';
import { SkeletonRows } from '#platform/web/feedback/loading-states.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { useAbility } from '#platform/web/module/current-user.tsx';
import { STATION_NAMES, useStationTexts } from '../../data/contact-names.ts';
import { CallFailed } from './call-failed.tsx';
import { StationHead } from './station-head.tsx';
import classes from './station-panel.module.css';

/** Placeholder of a text. */
const TEXT = [{ id: 'text', width: 300 }];

/**
 * The review with what the contact said, and its reply with its author. A reader who may not see reviews gets only what the
 * journey itself stores.
 */
export function StationReview({ station }: { station: Station }) {
  const { t } = useTranslation();
  const { shortDay } = useFormat();
  const { brandId } = useCurrentClient();
  const { originOf } = useStationTexts();
  const mayRead = useAbility(seeReviews);
  const query = useCall(
    getReviewCall,
    { params: { id: station.ref ?? '' }, query: { brandId } },
    { enabled: mayRead && station.ref !== null },
  );
  const { data } = query;
  const grade = data?.grade ?? station.grade;
  const from = data && [shortDay(data.date), originOf(data.origin)].filter(Boolean).join(', ');
  return (
    <div aria-busy={query.isLoading}>
      <StationHead station={station} title={t(STATION_NAMES[data ? 'review' : station.kind])}>
        {data && from}
      </StationHead>
      {grade !== null && (
        <p className={classes.grade}>
          <Stars grade={grade} />
          {data && <Sentiment kind={data.sentiment} />}
        </p>
      )}
      {query.isLoading && <SkeletonRows rows={3} columns={TEXT} />}
      <CallFailed query={query} />
      {data?.comment && (
        <blockquote className={classes.said} lang={languageOf(data)}>
          {data.comment}
        </blockquote>
      )}
      {data?.response && <Reply review={data} response={data.response} />}
    </div>
  );
}

/** The reply as it was sent, or its proposal. */
function Reply({
  review,
  response: { text, state, sentAt, sentBy, evaluation },
}: {
  review: ReviewDetail;
  response: NonNullable<ReviewDetail['response']>;
}) {
  const { t } = useTranslation();
  const { shortDay } = useFormat();
  const isSent = state === 'sent' && sentAt !== null;
  const about = isSent
    ? [
        shortDay(sentAt),
        sentBy ?? t('profile-hub:contact.byBot'),
        sentBy === null &&
          evaluation &&
          t('profile-hub:contact.replyScore', { score: evaluation.score }),
      ]
    : [t('profile-hub:contact.replyNotSent')];
  return (
    <>
      <div className={classes.reply}>
        <h2>{t(STATION_NAMES.reply)}</h2>
        <span className={classes.note}>{about.filter(Boolean).join(', ')}</span>
      </div>
      <p className={classes.answer} lang={languageOf(review)}>
        {text}
      </p>
    </>
  );
}

/** Language of the texts, if it is one of the suite's. */
function languageOf({ locale }: ReviewDetail): string | undefined {
  return locale === null || locale === 'other' ? undefined : locale;
}
