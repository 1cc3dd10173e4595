import { Button } from '@mantine/core';
import { IconCheck, IconMessage } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ChangeRequest } from '#modules/directory/contract/change-requests/change-request.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import { Kbd } from '#platform/web/display/kbd.tsx';
import { MarkedText } from '#platform/web/display/marked-text.tsx';
import { ActionBar, ActionBarMessage } from '#platform/web/layout/action-bar.tsx';
import type { Decisions } from './use-decisions.ts';
import { useSuggestionText } from './use-suggestion-text.ts';

/** What can be done with the open request, each with its key [OPP-06]. */
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
