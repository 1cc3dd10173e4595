import type { ReviewDetail } from '#modules/communication/contract/reviews/review.ts';
import { Stars } from '#platform/web/display/states/rating.tsx';
import { Note } from '#platform/web/feedback/note.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import classes from './review-detail.module.css';

/** Long comments are truncated here; the full current text is above. */
const SHOWN_LENGTH = 3_000;

/** Comment and grade that the reply answered, next to the current ones [REV-03]. */
export function ReviewBefore({
  review,
  before,
}: {
  review: ReviewDetail;
  before: NonNullable<ReviewDetail['before']>;
}) {
  const { t } = useTranslation();
  const { moment } = useFormat();
  const pieces = changedPieces(
    before.comment.slice(0, SHOWN_LENGTH),
    review.comment.slice(0, SHOWN_LENGTH),
  );
  return (
    <section className={classes.versions} aria-labelledby="versions">
      <Note tone="due" title={<span id="versions">{t('communication:reviews.changedSince')}</span>}>
        {t('communication:reviews.changedSinceWhen', { when: moment(before.at) })}
      </Note>
      <dl className={classes.facts}>
        <dt>{t('communication:reviews.versionBefore')}</dt>
        <dd>
          {before.grade !== null && <Stars grade={before.grade} />}
          <ChangedText pieces={pieces.before} as="del" />
        </dd>
        <dt>{t('communication:reviews.versionNow')}</dt>
        <dd>
          <Stars grade={review.grade} />
          <ChangedText pieces={pieces.after} as="ins" />
        </dd>
      </dl>
    </section>
  );
}

function ChangedText({ pieces, as: Mark }: { pieces: readonly ChangedPiece[]; as: 'del' | 'ins' }) {
  const { t } = useTranslation();
  if (pieces.length === 0) return <p>{t('communication:reviews.noComment')}</p>;
  return (
    <p dir="auto">
      {pieces.map(({ text, isChanged }, place) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name
        isChanged ? <Mark key={place}>{text}</Mark> : text,
      )}
    </p>
  );
}

interface ChangedPiece {
  text: string;
  isChanged: boolean;
}

/**
 * Splits two versions of a text into pieces. The whole words between the common start and the common end are marked as
 * changed.
 */
export function changedPieces(
  before: string,
  after: string,
): { before: ChangedPiece[]; after: ChangedPiece[] } {
  const [old, now] = [splitWords(before), splitWords(after)];
  const shorter = Math.min(old.length, now.length);
  let start = 0;
  while (start < shorter && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  const pieces = (words: readonly string[]): ChangedPiece[] =>
    [
      { text: words.slice(0, start).join(''), isChanged: false },
      { text: words.slice(start, words.length - end).join(''), isChanged: true },
      { text: words.slice(words.length - end).join(''), isChanged: false },
    ].filter(({ text }) => text !== '');
  return { before: pieces(old), after: pieces(now) };
}

/** Words and the spaces between them. */
function splitWords(text: string): string[] {
  return text.split(/(\s)/).filter((word) => word !== '');
}
