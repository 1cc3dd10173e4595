import { Button } from '@mantine/core';
import { IconCheck, IconMessage } from '@tabler/icons-react';
import { type FormEvent, useId, useState } from 'react';
import {
  type ChangeRequest,
  COMMENT_MAX_LENGTH,
} from '#modules/directory/contract/change-requests/change-request.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import { Kbd } from '#platform/web/display/kbd.tsx';
import { MarkedText } from '#platform/web/display/marked-text.tsx';
import { TaskFormDialog } from '#platform/web/feedback/task-dialog.tsx';
import { TextareaField } from '#platform/web/fields/textarea-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ActionBar, ActionBarMessage } from '#platform/web/layout/action-bar.tsx';
import type { Decisions } from './use-decisions.ts';
import { useSuggestionText } from './use-suggestion-text.ts';

/** Actions on the open request, each with its shortcut [OPP-06]. */
export function SuggestionActions({
  request,
  decisions,
  mayDecide,
  onDialog,
}: {
  request: ChangeRequest;
  decisions: Decisions;
  mayDecide: boolean;
  onDialog: (dialog: 'decline' | 'ask') => void;
}) {
  const { t } = useTranslation();
  const { rows } = useSuggestionText();
  const { isBusy } = decisions;
  const isOpen = request.state === 'open';
  const mayAnswer = isOpen && request.isOwn && request.isWaiting;
  const chosen = decisions.chosenOf(request);
  const count = rows(request.values, request.names).filter(({ fields }) =>
    fields.every((field) => chosen.has(field)),
  ).length;
  const name = request.location.name;
  const requester = request.requester.name.split(' ')[0] ?? '';
  const message = () => {
    const { state } = request;
    if (state !== 'open') return t(`opportunity:suggestions.is.${state}`, { name });
    if (!mayDecide) return t('opportunity:suggestions.isOwnOpen');
    if (count === 0) return t('opportunity:suggestions.chooseField');
    return t('opportunity:suggestions.question', { count, name });
  };
  return (
    <ActionBar label={t('opportunity:suggestions.actions')}>
      <ActionBarMessage>
        <MarkedText text={message()} />
      </ActionBarMessage>
      {isOpen && request.isOwn && (
        <ActionButton
          variant="subtle"
          isBusy={isBusy}
          onClick={() => void decisions.withdraw(request)}
        >
          {t('opportunity:suggestions.withdraw')}
        </ActionButton>
      )}
      {isOpen && mayDecide && (
        <Button
          variant="subtle"
          rightSection={<Kbd on="header">D</Kbd>}
          onClick={() => onDialog('decline')}
        >
          {t('opportunity:suggestions.declineAction')}
        </Button>
      )}
      {(mayAnswer || (isOpen && mayDecide && !request.isOwn)) && (
        <Button
          variant="default"
          leftSection={<Icon of={IconMessage} />}
          rightSection={<Kbd on="header">A</Kbd>}
          onClick={() => onDialog('ask')}
        >
          {mayAnswer
            ? t('opportunity:suggestions.answer')
            : t('opportunity:suggestions.ask', { name: requester })}
        </Button>
      )}
      {isOpen && mayDecide && (
        <ActionButton
          leftSection={<Icon of={IconCheck} />}
          rightSection={<Kbd>{t('platform:key.enter')}</Kbd>}
          isBusy={isBusy}
          isOver={count === 0}
          onClick={() => void decisions.accept(request)}
        >
          {t('opportunity:suggestions.acceptNext')}
        </ActionButton>
      )}
      {!isOpen && request.decidedAt && mayDecide && (
        <ActionButton
          variant="default"
          rightSection={<Kbd on="header">U</Kbd>}
          isBusy={isBusy}
          onClick={() => void decisions.undo(request)}
        >
          {t('opportunity:suggestions.undoDecision')}
        </ActionButton>
      )}
    </ActionBar>
  );
}

/** Reason of a refusal, a question to the requester, or its answer. */
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
