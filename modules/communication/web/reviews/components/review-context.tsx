import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import {
  REVIEW_STATUSES,
  type ReviewDetail,
} from '#modules/communication/contract/reviews/review.ts';
import { addDays } from '#platform/web/date-range/iso-date.ts';
import link from '#platform/web/display/link.module.css';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { firstKnownText } from '#platform/web/module/translate.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { writeReviewSearch } from '../data/review-search.ts';
import { useReviewLabels } from '../data/use-review-labels.ts';
import classes from './review-detail.module.css';

/** Period in which topics of the location are counted. */
const TOPIC_DAYS = 91;
const SHOWN_LINES = 5;
/** Longer texts are the reply itself, which is shown above. */
const SHORT_TEXT = 120;

/** Context of a review: other reviews of the location, the reviewer, and the history. */
export function ReviewContext({ detail }: { detail: ReviewDetail }) {
  const { t } = useTranslation();
  const { id: clientId } = useCurrentClient();
  const { contact, leadId } = detail;
  return (
    <>
      {detail.shop && <LocationFacts detail={detail} shop={detail.shop} />}
      {(contact || leadId) && (
        <section className={classes.section}>
          <h2 className={classes.title}>{t('communication:reviews.person')}</h2>
          <dl className={classes.facts}>
            {contact && (
              <>
                <dt>{t('communication:reviews.contact')}</dt>
                <dd>
                  <Link
                    className={link.link}
                    to={clientAddress(clientId, `profilehub/contacts/${contact.id}`)}
                  >
                    {contact.name}
                  </Link>
                </dd>
              </>
            )}
            {leadId && (
              <>
                <dt>{t('communication:reviews.lead')}</dt>
                <dd>
                  <Link
                    className={link.link}
                    to={clientAddress(clientId, `platform/leads/${leadId}`)}
                  >
                    {t('communication:reviews.openLead')}
                  </Link>
                </dd>
              </>
            )}
          </dl>
        </section>
      )}
      {detail.history.length > 0 && <History lines={detail.history.toReversed()} />}
    </>
  );
}

function LocationFacts({
  detail: { location, topics },
  shop,
}: {
  detail: ReviewDetail;
  shop: NonNullable<ReviewDetail['shop']>;
}) {
  const { t } = useTranslation();
  const { number, percent } = useFormat();
  const { id: clientId } = useCurrentClient();
  const labels = useReviewLabels();
  const today = useToday();
  const grade = {
    grade: number(shop.grade, 1),
    reviews: number(shop.reviews),
    count: shop.reviews,
  };
  const others = shop.topics.filter(
    ({ topic, reviews }) => reviews > 0 && topics.some((one) => one.topic === topic),
  );
  const addressOf = (topic: string) =>
    clientAddress(clientId, 'communication/reviews') +
    writeReviewSearch({
      statuses: REVIEW_STATUSES,
      filters: { topics: topic, shops: location?.id ?? '', from: addDays(today, -TOPIC_DAYS) },
    });
  return (
    <section className={classes.section}>
      <h2 className={classes.title}>{t('communication:reviews.atLocation')}</h2>
      <dl className={classes.facts}>
        <dt>{t('communication:reviewFilter.grades')}</dt>
        <dd>
          {shop.gradeYearBefore === null
            ? t('communication:reviews.gradeOf', grade)
            : t('communication:reviews.gradeOfSince', {
                ...grade,
                before: number(shop.gradeYearBefore, 1),
              })}
        </dd>
        {others.map(({ topic, reviews }) => [
          <dt key={topic}>{labels.topic(topic)}</dt>,
          <dd key={`${topic} others`}>
            {t('communication:reviews.alsoAbout', { count: reviews, reviews: number(reviews) })}
            <Link className={`${link.link} ${classes.see}`} to={addressOf(topic)}>
              {t('communication:reviews.seeThem')}
            </Link>
          </dd>,
        ])}
        <dt>{t('communication:reviews.answered')}</dt>
        <dd>
          {t('communication:reviews.answeredShare', {
            answered: percent(shop.answered),
            byBot: percent(shop.byBot),
          })}
        </dd>
      </dl>
    </section>
  );
}

function History({ lines }: { lines: ReviewDetail['history'] }) {
  const { t, i18n } = useTranslation();
  const { moment } = useFormat();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? lines : lines.slice(0, SHOWN_LINES);
  return (
    <section className={classes.section}>
      <h2 className={classes.title}>{t('communication:reviews.history')}</h2>
      <ol className={classes.lines}>
        {shown.map(({ at, kind, by, text }) => (
          <li key={`${at} ${kind}`} className={classes.line}>
            <span>
              {firstKnownText(i18n, [`communication:reviewHistory.${kind}`]) ??
                t('communication:reviewHistory.other')}
              {[by, text && text.length <= SHORT_TEXT && text]
                .filter(Boolean)
                .map((part) => ` · ${part}`)}
            </span>
            <time dateTime={at}>{moment(at)}</time>
          </li>
        ))}
      </ol>
      {lines.length > SHOWN_LINES && (
        // Stays when pressed, so that the keyboard keeps its place.
        <LinkButton onClick={() => setWhole(!isWhole)}>
          {isWhole
            ? t('communication:reviews.less')
            : t('communication:reviews.wholeHistory', { count: lines.length })}
        </LinkButton>
      )}
    </section>
  );
}
