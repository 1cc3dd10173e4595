import type { Review } from '#modules/communication/contract/reviews/review.ts';
import { Stars } from '#platform/web/display/states/rating.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { langAttribute } from '../data/use-review-labels.ts';
import classes from './review-list.module.css';
import { UndoLabel } from './undo-label.tsx';

/** Longer than two lines on any screen; a comment can have 100,000 characters. */
const COMMENT_MAX_CHARACTERS = 300;

/** A review in the list: grade, name and day, two lines of comment, origin, and score of the reply. */
export function ReviewRow({
  review,
  isChanged,
  onUndo,
}: {
  review: Review;
  isChanged: boolean;
  /** Undoes the reply by pointer; the keyboard shortcut and the action bar of the review do the same. */
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
