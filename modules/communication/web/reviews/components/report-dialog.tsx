import { type FormEvent, useId, useState } from 'react';
import { reportResponseCall } from '#modules/communication/contract/replies/reply-calls.ts';
import type { Review } from '#modules/communication/contract/reviews/review.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { useCallMutation } from '#platform/web/api/use-call.ts';
import { TaskFormDialog } from '#platform/web/feedback/task-dialog.tsx';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { RadioField } from '#platform/web/fields/choice-fields.tsx';
import { TextareaField } from '#platform/web/fields/textarea-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { REVIEW_READS } from '../data/use-review-list.ts';

const REASONS = [
  'wrong-language',
  'wrong-tone',
  'wrong-facts',
  'misses-topic',
  'promise',
  'other',
] as const;
const NOTE_LENGTH = 500;

/** Reports a problem with a reply. Settings changes are tested against reported replies [REV-05]. */
export default function ReportDialog({ review, onClose }: { review: Review; onClose: () => void }) {
  const { t } = useTranslation();
  const { brandId } = useCurrentClient();
  const problemText = useProblemText();
  const report = useCallMutation(reportResponseCall, { changes: REVIEW_READS });
  const [reason, setReason] = useState<(typeof REASONS)[number] | null>(null);
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (reason === null) return;
    report.mutate(
      { body: { brandId, reviewId: review.id, reason, note } },
      {
        onSuccess: () => {
          showToast({ text: t('communication:report.done') });
          onClose();
        },
      },
    );
  };
  return (
    <TaskFormDialog
      title={t('communication:report.title', { name: review.username })}
      help={t('communication:report.help')}
      problem={report.error ? problemText(report.error) : undefined}
      form={{ id: useId(), onSubmit: send, noValidate: true }}
      isBusy={report.isPending}
      act={t('communication:report.action')}
      onClose={onClose}
    >
      <RadioField
        label={t('communication:report.reason')}
        isRequired
        options={REASONS.map((value) => ({
          value,
          label: t(`communication:reportReason.${value}`),
        }))}
        value={reason}
        onChange={setReason}
        error={isTried && reason === null && t('platform:field.required')}
      />
      <TextareaField
        label={t('communication:report.note')}
        rows={2}
        maxLength={NOTE_LENGTH}
        value={note}
        onChange={setNote}
      />
    </TaskFormDialog>
  );
}
