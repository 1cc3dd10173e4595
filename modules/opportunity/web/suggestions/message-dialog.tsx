import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type ChangeRequest,
  COMMENT_MAX_LENGTH,
} from '#modules/directory/contract/change-requests/change-request.ts';
import { TaskFormDialog } from '#platform/web/feedback/task-dialog.tsx';
import { TextareaField } from '#platform/web/fields/textarea-field.tsx';

/** The reason of a refusal, a question to the requester, or the answer to one. */
export function MessageDialog({
  kind,
  request,
  onSend,
  onClose,
}: {
  kind: 'decline' | 'ask' | 'answer';
  request: ChangeRequest;
  /** Returns false if sending failed; the input is then preserved. */
  onSend: (text: string) => Promise<boolean>;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (text.trim() === '' || isBusy) return;
    setBusy(true);
    const isSent = await onSend(text.trim());
    setBusy(false);
    if (isSent) onClose();
  };
  return (
    <TaskFormDialog
      title={t(`opportunity:suggestions.dialog.${kind}.title`, { name: request.location.name })}
      help={t(`opportunity:suggestions.dialog.${kind}.help`)}
      form={{ id: useId(), onSubmit: (event) => void send(event), noValidate: true }}
      isBusy={isBusy}
      act={t(`opportunity:suggestions.dialog.${kind}.act`)}
      onClose={onClose}
    >
      <TextareaField
        label={t(`opportunity:suggestions.dialog.${kind}.label`)}
        rows={3}
        isRequired
        maxLength={COMMENT_MAX_LENGTH}
        value={text}
        onChange={setText}
        error={isTried && text.trim() === '' && t('platform:field.required')}
      />
    </TaskFormDialog>
  );
}
