import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Review } from '#modules/communication/contract/reviews/review.ts';
import { Stars } from '#platform/web/display/states/rating.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import classes from './review-list.module.css';

/** A review in the list: grade, name and day, two lines of comment, where it comes from, and the score of its reply. */
export function ReviewRow({
  review,
  isChanged,
  onUndo,
}: {
  review: Review;
  isChanged: boolean;
  /** Takes the reply back by pointer; the key of the screen and the bar of the review do the same. */
  onUndo?: (() => void) | undefined;
}) {
  const { t } = useTranslation();
  const { nearDay, moment, shortDay } = useFormat();
  const { response, location, comment } = review;
  const score = response?.evaluation?.score;
  return (
    <>
      <div className={classes.top}>
        <Stars grade={review.grade} />
        <b className={classes.name}>{review.username || t('communication:reviews.anonymous')}</b>
        <time className={classes.when} dateTime={review.date}>
          {nearDay(review.date) === 'other' ? shortDay(review.date) : moment(review.date)}
        </time>
      </div>
      {comment !== '' && (
        <p className={classes.comment} lang={langAttribute(review.locale)} dir="auto">
          {comment.slice(0, COMMENT_MAX_CHARACTERS)}
        </p>
      )}
      <div className={classes.meta}>
        <span className={classes.place}>
          {location?.name ?? t('communication:reviews.wholeBrand')}
        </span>
        <span>· {t(`communication:reviewOrigin.${review.origin}`)}</span>
        {langAttribute(review.locale) && <span>· {review.locale}</span>}
        {isChanged && <span className={classes.unsaved}>{t('communication:reviews.unsaved')}</span>}
        {onUndo && (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the key of the screen does it
          // biome-ignore lint/a11y/noStaticElementInteractions: an option has no buttons in it
          <span
            className={classes.undo}
            onClick={(event) => {
              event.stopPropagation();
              onUndo();
            }}
          >
            <UndoLabel sendAt={response?.sendAt ?? null} />
          </span>
        )}
        {score !== undefined && (
          <span className={classes.score} data-low={response?.decision === 'manual'}>
            <span aria-hidden="true">{score}</span>
            <span className={classes.hidden}>{t('communication:reviews.score', { score })}</span>
          </span>
        )}
      </div>
    </>
  );
}

/** Two lines are never longer; a comment can have 100,000 characters. */
const COMMENT_MAX_CHARACTERS = 300;

/** For the `lang` attribute; `other` names no language. */
export function langAttribute(locale: string | null): string | undefined {
  return locale === null || locale === 'other' ? undefined : locale;
}

/** Seconds are counted within the last minute; before it a screen need not be drawn again. */
const COUNTDOWN_SECONDS = 60;
const TICK_MS = 1_000;
/** No timer waits for longer than a day. */
const TIMER_MAX_MS = 86_400_000;

/**
 * What takes a reply back while it waits to be sent, with the seconds that are left; of a reply that leaves later, when it
 * does. Numbers are hidden from screen readers, which would read each of them.
 */
export function UndoLabel({ sendAt }: { sendAt: string | null }) {
  const { t } = useTranslation();
  const seconds = useSecondsUntil(sendAt);
  return (
    <>
      {t('communication:reviews.undoSend')}
      {seconds > 0 && seconds <= COUNTDOWN_SECONDS && (
        <span aria-hidden="true"> {t('communication:reviews.undoSeconds', { seconds })}</span>
      )}
    </>
  );
}

/** Zero when the moment has passed; drawn again every second of the last minute. */
function useSecondsUntil(moment: string | null): number {
  const at = moment === null ? 0 : Date.parse(moment);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const left = at - Date.now();
    if (left <= 0) return;
    const toLastMinute = left - COUNTDOWN_SECONDS * 1_000;
    const timer = setTimeout(
      () => setNow(Date.now()),
      toLastMinute > 0 ? Math.min(toLastMinute, TIMER_MAX_MS) : TICK_MS,
    );
    return () => clearTimeout(timer);
  });
  return Math.max(0, Math.ceil((at - now) / 1_000));
}
