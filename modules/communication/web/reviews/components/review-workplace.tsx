import { useRef, useState } from 'react';
import { replyLength } from '#modules/communication/contract/replies/reply-texts.ts';
import { SkeletonRows } from '#platform/web/feedback/loading-states.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { onDemand } from '#platform/web/module/load-chunk.tsx';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { useScreenKeys } from '#platform/web/shell/shortcuts/use-screen-keys.ts';
import { reviewActions } from '../data/review-actions.ts';
import { writeReviewSearch } from '../data/review-search.ts';
import type { ReviewList } from '../data/use-review-list.ts';
import type { Triage } from '../data/use-triage.ts';
import { NothingHere } from './no-reviews.tsx';
import { ReviewActionBar } from './review-action-bar.tsx';
import { ReviewDetail } from './review-detail.tsx';
import { ReviewLinks, ReviewListbox } from './review-list.tsx';
import classes from './reviews.module.css';

const ReportDialog = onDemand(() => import('./report-dialog.tsx'));
const SentReplyDialog = onDemand(() => import('./sent-reply-dialog.tsx'));

/** List and review side by side, or one after the other on narrow screens; both usable by keyboard [REV-05]. */
export function ReviewWorkplace({
  list,
  triage,
  isNarrow,
  canReply,
}: {
  list: ReviewList;
  triage: Triage;
  isNarrow: boolean;
  canReply: (origin: 'GATOREVIEWS' | 'GMB') => boolean;
}) {
  const { t } = useTranslation();
  const { id: clientId } = useCurrentClient();
  const editor = useRef<HTMLTextAreaElement>(null);
  const [isReporting, setReporting] = useState(false);
  const [sentReply, setSentReply] = useState<'change' | 'delete'>();
  const { review } = list;
  const actions = review && reviewActions(review, triage.mayAnswer);
  const canSend = review !== undefined && canReply(review.origin);

  const edit = () => {
    const field = editor.current;
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  };
  const send = () => {
    if (!review || !actions?.answer || !canSend || triage.isBusy) return;
    const text = triage.textOf(review).trim();
    const { length, limit } = replyLength(review.origin, text);
    if (text === '' || length > limit) return edit();
    void triage.send(review);
  };
  useScreenKeys(t('communication:menu.reviews'), [
    { key: 'j', shown: 'J', what: t('communication:keys.next'), run: triage.next, repeats: true },
    {
      key: 'k',
      shown: 'K',
      what: t('communication:keys.previous'),
      run: triage.previous,
      repeats: true,
    },
    { key: 'e', shown: 'E', what: t('communication:keys.edit'), run: edit },
    {
      key: 'd',
      shown: 'D',
      what: t('communication:keys.discard'),
      run: () => review && actions?.discard && !triage.isBusy && void triage.discard(review),
    },
    { key: 'u', shown: 'U', what: t('communication:keys.undo'), run: triage.undo },
    {
      key: 'Enter',
      shown: `${t('platform:key.enter')} / ${t('platform:key.aside')}`,
      what: t('communication:keys.send'),
      run: send,
    },
  ]);

  const isPage = isNarrow && list.search.review !== undefined;
  const back =
    clientAddress(clientId, 'communication/reviews') +
    writeReviewSearch({ ...list.search, review: undefined });
  const detail = review ? (
    <ReviewDetail
      list={list}
      triage={triage}
      review={review}
      editor={editor}
      onSend={send}
      onReport={() => setReporting(true)}
      onSentReply={setSentReply}
      back={isPage ? back : undefined}
    />
  ) : (
    list.openId !== undefined && <SkeletonRows rows={6} />
  );
  const isNothing = list.rows.length === 0 && list.list.data !== undefined && !detail;
  if (isNothing) return <NothingHere list={list} />;
  return (
    <>
      {isPage && detail}
      {isNarrow && !isPage && <ReviewLinks list={list} triage={triage} />}
      {!isNarrow && (
        <div className={classes.split}>
          <ReviewListbox list={list} triage={triage} />
          {detail}
        </div>
      )}
      {review && (!isNarrow || isPage) && (
        <ReviewActionBar
          review={review}
          triage={triage}
          canSend={canSend}
          onSend={send}
          onEdit={edit}
        />
      )}
      {review && sentReply && (
        <SentReplyDialog
          review={review}
          isDeletion={sentReply === 'delete'}
          onClose={() => setSentReply(undefined)}
        />
      )}
      {review && isReporting && (
        <ReportDialog review={review} onClose={() => setReporting(false)} />
      )}
    </>
  );
}
