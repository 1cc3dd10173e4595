import { IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import { getAutoreplyCall } from '#modules/communication/contract/replies/settings-calls.ts';
import type { Review, ReviewDetail } from '#modules/communication/contract/reviews/review.ts';
import { translateReviewCall } from '#modules/communication/contract/reviews/review-calls.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { useCall, useCallMutation } from '#platform/web/api/use-call.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import link from '#platform/web/display/link.module.css';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { Sentiment } from '#platform/web/display/states/rating.tsx';
import { Note } from '#platform/web/feedback/note.tsx';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { langAttribute, useReviewLabels } from '../data/use-review-labels.ts';
import classes from './review-detail.module.css';

/** Longer comments are collapsed, so that the reply stays visible. */
const FOLDED_LENGTH = 1_500;

/**
 * The customer's comment, with the words of each topic in bold, and the risks that rule out an automatic reply
 * [REV-01].
 */
export function ReviewComment({
  review,
  detail,
}: {
  review: Review;
  detail: ReviewDetail | undefined;
}) {
  const { t } = useTranslation();
  const labels = useReviewLabels();
  const [isWhole, setWhole] = useState(false);
  const { locale: reader } = useLanguage();
  const translation = useTranslatedComment(review);
  const { comment, topics, risks, locale } = review;
  const isLong = comment.length > FOLDED_LENGTH;
  const isFolded = isLong && !isWhole;
  const pieces = commentPieces(
    isFolded ? comment.slice(0, FOLDED_LENGTH) : comment,
    topics.flatMap(({ words }) => words),
  );
  return (
    <>
      {review.deletedAt !== null && (
        <Note tone="due">{t('communication:reviews.deletedAtSource')}</Note>
      )}
      {risks.length > 0 && (
        <Note tone="due" title={t('communication:reviews.risk')}>
          {risks.map((risk) => t(`communication:reviewRisk.${risk}`)).join(' · ')}
        </Note>
      )}
      {comment === '' ? (
        <p className={classes.quiet}>{t('communication:reviews.noComment')}</p>
      ) : (
        <blockquote
          className={classes.said}
          lang={translation.text === undefined ? langAttribute(locale) : reader}
          dir="auto"
        >
          {translation.text ??
            pieces.map(({ text, isMarked }, place) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name
              isMarked ? <b key={place}>{text}</b> : text,
            )}
          {isFolded && translation.text === undefined && '…'}
        </blockquote>
      )}
      {translation.problem && <Note tone="bad">{translation.problem}</Note>}
      {isLong && translation.text === undefined && (
        // Stays when pressed, so that the keyboard keeps its place.
        <LinkButton onClick={() => setWhole(!isWhole)}>
          {t(isWhole ? 'communication:reviews.less' : 'communication:reviews.whole')}
        </LinkButton>
      )}
      <div className={classes.topics}>
        {topics.map(({ topic, sentiment }) => (
          <Sentiment key={topic} kind={sentiment}>
            {labels.topic(topic)}
          </Sentiment>
        ))}
        {translation.isOffered && (
          <LinkButton
            className={classes.source}
            aria-busy={translation.isBusy}
            onClick={translation.toggle}
          >
            {translation.text === undefined
              ? t('communication:reviews.translate')
              : t('communication:reviews.original')}
          </LinkButton>
        )}
        {detail?.sourceAddress && (
          <a
            className={`${link.link} ${classes.source}`}
            href={detail.sourceAddress}
            target="_blank"
            rel="noreferrer"
          >
            {t('communication:reviews.atSource', {
              source: t(`communication:reviewOrigin.${review.origin}`),
            })}
          </a>
        )}
      </div>
      {detail && detail.media.length > 0 && (
        <ul className={classes.media} aria-label={t('communication:reviews.photos')}>
          {detail.media.map(({ address, thumbnail }, place) => (
            <li key={address}>
              <a href={address} target="_blank" rel="noreferrer" className={classes.photo}>
                <Photo thumbnail={thumbnail} />
                {t('communication:reviews.photo', { number: place + 1 })}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** On click only, because the comment is then sent to the operator's language model. */
function useTranslatedComment({ id, comment, locale }: Review) {
  const { locale: reader } = useLanguage();
  const { brandId } = useCurrentClient();
  const problemText = useProblemText();
  const bot = useCall(getAutoreplyCall, { query: { brandId } });
  const translate = useCallMutation(translateReviewCall);
  const [isShown, setShown] = useState(false);
  return {
    isOffered: bot.data?.canTranslate === true && comment !== '' && locale !== reader,
    isBusy: translate.isPending,
    text: isShown ? translate.data?.text : undefined,
    problem: translate.error ? problemText(translate.error) : undefined,
    toggle() {
      if (isShown && translate.data) return setShown(false);
      setShown(true);
      if (!translate.data && !translate.isPending)
        translate.mutate({ body: { brandId, reviewId: id } });
    },
  };
}

/** The content security policy blocks images of other sites, so photos are links. */
function Photo({ thumbnail }: { thumbnail: string }) {
  const isOurs = /^(?:\/(?!\/)|data:image\/)/.test(thumbnail);
  return isOurs ? (
    <img className={classes.thumbnail} src={thumbnail} alt="" loading="lazy" />
  ) : (
    <Icon of={IconPhoto} size={20} />
  );
}

interface Range {
  at: number;
  length: number;
}

/** Splits a comment into pieces and marks those about a topic. Ranges may overlap, touch or lie outside the text. */
export function commentPieces(
  comment: string,
  ranges: readonly Range[],
): { text: string; isMarked: boolean }[] {
  const pieces: { text: string; isMarked: boolean }[] = [];
  const add = (from: number, to: number, isMarked: boolean) => {
    if (to > from) pieces.push({ text: comment.slice(from, to), isMarked });
  };
  let done = 0;
  for (const { at, length } of ranges.toSorted((one, other) => one.at - other.at)) {
    const end = Math.min(comment.length, at + length);
    const start = Math.max(done, at);
    if (end <= start) continue;
    add(done, start, false);
    add(start, end, true);
    done = end;
  }
  add(done, comment.length, false);
  return pieces;
}
