import { Textarea } from '@mantine/core';
import type { RefObject } from 'react';
import { REPLY_LENGTH } from '#modules/communication/contract/limits.ts';
import { replyLength } from '#modules/communication/contract/replies/reply-texts.ts';
import type { ReplyMark } from '#modules/communication/contract/reviews/reply.ts';
import type { Review } from '#modules/communication/contract/reviews/review.ts';
import { LinkButton } from '#platform/web/display/link-button.tsx';
import { State } from '#platform/web/display/states/state.tsx';
import { Note } from '#platform/web/feedback/note.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { firstKnownText } from '#platform/web/module/translate.ts';
import { reviewActions } from '../data/review-actions.ts';
import { langAttribute, useCheckReason, useReviewLabels } from '../data/use-review-labels.ts';
import type { Triage } from '../data/use-triage.ts';
import { MarkedReply, useMarkName } from './marked-reply.tsx';
import classes from './review-detail.module.css';

/**
 * The reply: editable before it is sent, read-only afterwards. Always shows its author and its length in the source's
 * unit.
 */
export function ReplyEditor({
  review,
  template,
  marks,
  triage,
  editor,
  onSend,
}: {
  review: Review;
  /** Name of the template used for the reply. */
  template: string | undefined;
  /** Which sentences of the stored reply answer which topics. */
  marks: readonly ReplyMark[];
  triage: Triage;
  editor: RefObject<HTMLTextAreaElement | null>;
  onSend: () => void;
}) {
  const { t } = useTranslation();
  const labels = useReviewLabels();
  const { reasonOf } = useCheckReason();
  const { response, locale } = review;
  const canAnswer = reviewActions(review, triage.mayAnswer).answer;
  const text = triage.textOf(review);
  const isChanged = triage.isChanged(review);
  // Marks do not match a text that the user is editing.
  const shownMarks = isChanged ? [] : marks;
  const written = [
    langAttribute(locale) && locale !== null && labels.language(locale),
    isChanged
      ? t('communication:replyWriter.user')
      : response?.writer === 'template' && template !== undefined
        ? t('communication:replyWriter.templateNamed', { name: template })
        : response && t(`communication:replyWriter.${response.writer}`),
  ].filter(Boolean);
  return (
    <section>
      <div className={classes.replyHead}>
        <h2 className={classes.title} id="reply">
          {response?.state === 'sent' || review.status === 'sent'
            ? t('communication:reviews.reply')
            : t('communication:reviews.proposedReply')}
        </h2>
        <span className={classes.quiet}>{written.join(', ')}</span>
      </div>
      {!isChanged && response?.writerReason && (
        <p className={classes.quiet}>{reasonOf(response.writerReason)}</p>
      )}
      <ReplyState review={review} />
      {canAnswer ? (
        <>
          <div className={classes.editor}>
            {shownMarks.length > 0 && (
              <div className={classes.backdrop} aria-hidden="true" dir="auto">
                <MarkedReply text={text} marks={shownMarks} />
              </div>
            )}
            <Textarea
              ref={editor}
              aria-labelledby="reply"
              classNames={{ input: classes.editorInput }}
              lang={langAttribute(locale)}
              dir="auto"
              maxLength={REPLY_LENGTH}
              placeholder={t('communication:reviews.writeReply')}
              value={text}
              onChange={(event) => triage.type(review, event.currentTarget.value)}
              onKeyDown={(event) => {
                if (event.key === 'Escape') {
                  event.stopPropagation();
                  leaveEditor(event.currentTarget);
                }
                if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
                event.preventDefault();
                onSend();
              }}
            />
          </div>
          <p className={classes.help}>
            {isChanged && (
              <span className={classes.unsaved}>{t('communication:reviews.unsaved')}</span>
            )}
            {shownMarks.length > 0 && <MarkNames marks={shownMarks} field={editor} />}
            <Length review={review} text={text} />
          </p>
        </>
      ) : (
        <p className={classes.replyText} lang={langAttribute(locale)} dir="auto">
          {text === '' ? (
            t('communication:reviews.noReply')
          ) : (
            <MarkedReply text={text} marks={shownMarks} />
          )}
        </p>
      )}
    </section>
  );
}

/** Moves the focus to the list, where the screen's shortcuts work. */
function leaveEditor(field: HTMLTextAreaElement) {
  field.blur();
  document.querySelector<HTMLElement>('[role="option"][aria-selected="true"]')?.focus();
}

function Length({ review, text }: { review: Review; text: string }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { length, limit, unit } = replyLength(review.origin, text);
  const written = { length: number(length), limit: number(limit), count: limit };
  return (
    <span className={classes.length} data-over={length > limit}>
      {t(`communication:reviews.length.${unit}`, written)}
    </span>
  );
}

/** Google names its policies by codes: PROHIBITED_CONTENT. Gatoreviews writes sentences. */
function readableReason(reason: string): string {
  return /^[A-Z][A-Z_]*$/.test(reason) ? reason.replaceAll('_', ' ').toLowerCase() : reason;
}

/** State of the reply: when it is or was sent, the sender, and the response of the source. */
function ReplyState({ review }: { review: Review }) {
  const { t, i18n } = useTranslation();
  const { moment } = useFormat();
  const { response } = review;
  if (!response) return null;
  const { state, sendAt, sentAt, sentBy, sourceState, failure, policyReason } = response;
  if (failure !== null)
    return (
      <div className={classes.failure}>
        <Note
          tone="bad"
          title={
            firstKnownText(i18n, [`communication:replyFailure.${failure}`]) ??
            t('communication:replyFailure.other')
          }
        >
          {policyReason !== null &&
            t('communication:reviews.policyReason', {
              source: t(`communication:reviewOrigin.${review.origin}`),
              reason: readableReason(policyReason),
            })}
        </Note>
      </div>
    );
  if (state === 'scheduled' && sendAt)
    return (
      <p className={classes.state}>
        <State tone="due">{t('communication:reviews.leavesAt', { when: moment(sendAt) })}</State>
      </p>
    );
  if (state === 'sending')
    return (
      <p className={classes.state}>
        <State tone="plain">{t('communication:reviews.sending')}</State>
      </p>
    );
  if (!sentAt) return null;
  return (
    <p className={classes.state}>
      <State
        tone={sourceState === 'rejected' ? 'bad' : sourceState === 'pending' ? 'plain' : 'ok'}
        reason={sourceState && t(`communication:sourceState.${sourceState}`)}
      >
        {response.writer === 'source'
          ? t('communication:reviews.sentAtSource', { when: moment(sentAt) })
          : sentBy
            ? t('communication:reviews.sentBy', { when: moment(sentAt), name: sentBy })
            : t('communication:reviews.sentByBot', { when: moment(sentAt) })}
      </State>
    </p>
  );
}

/** Topics of the underlined sentences; pressing one selects its sentence in the field. */
function MarkNames({
  marks,
  field,
}: {
  marks: readonly ReplyMark[];
  field: RefObject<HTMLTextAreaElement | null>;
}) {
  const { t } = useTranslation();
  const nameOf = useMarkName();
  return (
    <span className={classes.markNames}>
      {t('communication:reviews.underlined')}
      {marks.map((mark) => (
        <LinkButton
          key={mark.at}
          className={classes.markName}
          data-kind={mark.kind}
          onClick={() => {
            field.current?.focus();
            field.current?.setSelectionRange(mark.at, mark.at + mark.length);
          }}
        >
          {nameOf(mark)}
        </LinkButton>
      ))}
    </span>
  );
}
