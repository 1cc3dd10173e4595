import { Link } from '@tanstack/react-router';
import { REVIEW_PAGE_SIZE } from '#modules/communication/contract/limits.ts';
import type { Review } from '#modules/communication/contract/reviews/review.ts';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { Stars } from '#platform/web/display/states/rating.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import shared from '#platform/web/list/triage.module.css';
import { useListbox } from '#platform/web/list/use-listbox.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { pageSpan, TablePager } from '#platform/web/table/pager/table-pager.tsx';
import { reviewActions } from '../data/review-actions.ts';
import { changeReviewSearch, writeReviewSearch } from '../data/review-search.ts';
import { langAttribute, useReviewLabels } from '../data/use-review-labels.ts';
import type { ReviewList as List } from '../data/use-review-list.ts';
import type { Triage } from '../data/use-triage.ts';
import classes from './review-list.module.css';
import { UndoLabel } from './undo-label.tsx';

/** Reviews beside the open one. */
export function ReviewListbox({ list, triage }: { list: List; triage: Triage }) {
  const { t } = useTranslation();
  const { rows, at, openId, change } = list;
  const open = (review: string) => change({ review }, 'replace');
  const { box, onKeyDown } = useListbox({ rows, at, openId, onOpen: open });
  return (
    <div className={shared.column}>
      <div
        ref={box}
        className={classes.list}
        role="listbox"
        aria-label={t('communication:menu.reviews')}
        data-old={list.list.isPlaceholderData}
        onKeyDown={onKeyDown}
      >
        {rows.map((review, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the list handles the keys of all its options
          <div
            key={review.id}
            role="option"
            className={shared.row}
            aria-selected={review.id === openId}
            tabIndex={review.id === openId || (at < 0 && index === 0) ? 0 : -1}
            onClick={() => open(review.id)}
          >
            <ReviewRow
              review={review}
              isChanged={triage.drafts[review.id] !== undefined}
              onUndo={
                reviewActions(review, triage.mayAnswer).unschedule
                  ? () => void triage.undoSend(review)
                  : undefined
              }
            />
          </div>
        ))}
      </div>
      <Pager list={list} />
    </div>
  );
}

/** On narrow screens a review is a separate page, so its row is a link. */
export function ReviewLinks({ list, triage }: { list: List; triage: Triage }) {
  const { t } = useTranslation();
  const { id: clientId } = useCurrentClient();
  const addressOf = (review: string) =>
    clientAddress(clientId, 'communication/reviews') +
    writeReviewSearch(changeReviewSearch(list.search, { review }));
  return (
    <div className={shared.column}>
      <ul
        className={classes.list}
        aria-label={t('communication:menu.reviews')}
        data-old={list.list.isPlaceholderData}
      >
        {list.rows.map((review) => (
          <li key={review.id}>
            <Link to={addressOf(review.id)} className={shared.row}>
              <ReviewRow review={review} isChanged={triage.drafts[review.id] !== undefined} />
            </Link>
            {reviewActions(review, triage.mayAnswer).unschedule && (
              <p className={classes.rowUndo}>
                <LinkButton onClick={() => void triage.undoSend(review)}>
                  <UndoLabel sendAt={review.response?.sendAt ?? null} />
                </LinkButton>
              </p>
            )}
          </li>
        ))}
      </ul>
      <Pager list={list} />
    </div>
  );
}

function Pager({ list: { search, rows, list, change } }: { list: List }) {
  if (!list.data || (search.page === 1 && list.data.total <= REVIEW_PAGE_SIZE)) return null;
  const span = pageSpan({
    page: search.page,
    pageSize: REVIEW_PAGE_SIZE,
    rowsOnPage: rows.length,
    total: list.data.total,
  });
  return <TablePager page={search.page} span={span} onPage={(page) => change({ page })} />;
}

/** Longer than two lines on any screen; a comment can have 100,000 characters. */
const COMMENT_MAX_CHARACTERS = 300;

/** A review in the list: grade, name and day, two lines of comment, origin, and score of the reply. */
function ReviewRow({
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
  const { language } = useReviewLabels();
  const { response, location, comment } = review;
  const score = response?.evaluation?.score;
  return (
    <>
      <div className={classes.top}>
        <Stars grade={review.grade} />
        <b className={shared.name}>{review.username || t('communication:reviews.anonymous')}</b>
        <time className={shared.when} dateTime={review.date}>
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
        {langAttribute(review.locale) && review.locale !== null && (
          <span>· {language(review.locale)}</span>
        )}
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
          <span
            className={classes.score}
            // Not where a risk or a rule asks for a person, whatever the score.
            data-low={response?.decision === 'manual' && response.reason === 'score'}
          >
            <span aria-hidden="true">{score}</span>
            <span className={classes.hidden}>{t('communication:reviews.score', { score })}</span>
          </span>
        )}
      </div>
    </>
  );
}
