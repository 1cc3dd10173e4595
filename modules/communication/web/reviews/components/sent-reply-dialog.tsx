import { type FormEvent, useId, useState } from 'react';
import { REPLY_LENGTH } from '#modules/communication/contract/limits.ts';
import { changeSentReplyCall } from '#modules/communication/contract/replies/reply-calls.ts';
import { replyLength } from '#modules/communication/contract/replies/reply-texts.ts';
import type { Review } from '#modules/communication/contract/reviews/review.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { useCallMutation } from '#platform/web/api/use-call.ts';
import { TaskFormDialog } from '#platform/web/feedback/task-dialog.tsx';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { TextareaField } from '#platform/web/fields/textarea-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { REVIEW_READS } from '../data/use-review-list.ts';

/** Replaces a sent reply, or deletes it at its source [REV-05]. */
export default function SentReplyDialog({
  review,
  isDeletion,
  onClose,
}: {
  review: Review;
  isDeletion: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { brandId } = useCurrentClient();
  const problemText = useProblemText();
  const change = useCallMutation(changeSentReplyCall, { changes: REVIEW_READS });
  const [text, setText] = useState(review.response?.text ?? '');
  const { length, limit } = replyLength(review.origin, text);
  const isWrong = !isDeletion && (text.trim() === '' || length > limit);
  const names = {
    name: review.username || t('communication:reviews.anonymous'),
    source: t(`communication:reviewOrigin.${review.origin}`),
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isWrong) return;
    const given = { brandId, reviewId: review.id, version: review.version };
    change.mutate(
      { body: { ...given, text: isDeletion ? null : text.trim() } },
      {
        onSuccess: () => {
          showToast({
            about: review.id,
            text: isDeletion
              ? t('communication:sentReply.deleting', names)
              : t('communication:reviews.isBeingSent', names),
          });
          onClose();
        },
      },
    );
  };
  return (
    <TaskFormDialog
      title={
        isDeletion
          ? t('communication:sentReply.deleteTitle', names)
          : t('communication:sentReply.changeTitle', names)
      }
      help={
        isDeletion
          ? t('communication:sentReply.deleteHelp', names)
          : t('communication:sentReply.changeHelp', names)
      }
      problem={change.error ? problemText(change.error) : undefined}
      form={{ id: useId(), onSubmit: submit, noValidate: true }}
      isBusy={change.isPending}
      act={
        isDeletion ? t('communication:sentReply.delete') : t('communication:sentReply.sendChange')
      }
      onClose={onClose}
    >
      {!isDeletion && (
        <TextareaField
          label={t('communication:reviews.reply')}
          rows={8}
          maxLength={REPLY_LENGTH}
          value={text}
          onChange={setText}
          error={isWrong && t('communication:sentReply.wrong', { limit })}
        />
      )}
    </TaskFormDialog>
  );
}
