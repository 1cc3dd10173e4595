import { Button } from '@mantine/core';
import { IconPencil, IconRestore, IconSend } from '@tabler/icons-react';
import type { Review } from '#modules/communication/contract/reviews/review.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import { Kbd } from '#platform/web/display/kbd.tsx';
import { MarkedText } from '#platform/web/display/marked-text.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ActionBar, ActionBarMessage } from '#platform/web/layout/action-bar.tsx';
import { reviewActions } from '../data/review-actions.ts';
import type { Triage } from '../data/use-triage.ts';
import { UndoLabel } from './undo-label.tsx';

/** Actions on the open review, each with its shortcut [REV-05]. */
export function ReviewActionBar({
  review,
  triage,
  canSend,
  onSend,
  onEdit,
}: {
  review: Review;
  triage: Triage;
  /** Whether replies can be sent to this source. */
  canSend: boolean;
  onSend: () => void;
  onEdit: () => void;
}) {
  const { t } = useTranslation();
  const actions = reviewActions(review, triage.mayAnswer);
  const { isBusy } = triage;
  return (
    <ActionBar label={t('communication:reviews.actions')}>
      <ActionBarMessage>
        <MarkedText text={useMessage(review, triage, canSend)} />
      </ActionBarMessage>
      {actions.discard && (
        <Button
          variant="subtle"
          onClick={() => void triage.discard(review)}
          rightSection={<Kbd on="header">D</Kbd>}
        >
          {t('communication:reviews.discard')}
        </Button>
      )}
      {actions.restore && (
        <ActionButton
          variant="default"
          leftSection={<Icon of={IconRestore} />}
          isBusy={isBusy}
          onClick={() => void triage.restore(review)}
        >
          {t('communication:reviews.restore')}
        </ActionButton>
      )}
      {actions.unschedule && (
        <ActionButton
          variant="default"
          isBusy={isBusy}
          onClick={() => void triage.undoSend(review)}
          rightSection={<Kbd on="header">U</Kbd>}
        >
          <UndoLabel sendAt={review.response?.sendAt ?? null} />
        </ActionButton>
      )}
      {actions.answer &&
        (triage.isChanged(review) ? (
          <ActionButton variant="default" isBusy={isBusy} onClick={() => void triage.save(review)}>
            {t('communication:reviews.save')}
          </ActionButton>
        ) : (
          <Button
            variant="default"
            leftSection={<Icon of={IconPencil} />}
            rightSection={<Kbd on="header">E</Kbd>}
            onClick={onEdit}
          >
            {t('communication:reviews.edit')}
          </Button>
        ))}
      {actions.answer && (
        <ActionButton
          leftSection={<Icon of={IconSend} />}
          rightSection={<Kbd>{t('platform:key.enter')}</Kbd>}
          isBusy={isBusy}
          isOver={!canSend}
          onClick={onSend}
        >
          {actions.retry ? t('communication:reviews.sendAgain') : t('communication:reviews.send')}
        </ActionButton>
      )}
    </ActionBar>
  );
}

function useMessage(review: Review, triage: Triage, canSend: boolean): string {
  const { t } = useTranslation();
  const { moment } = useFormat();
  const name = review.username || t('communication:reviews.anonymous');
  const source = t(`communication:reviewOrigin.${review.origin}`);
  const { response, status } = review;
  if (!triage.mayAnswer)
    return triage.isLeftToBrand
      ? t('communication:reviews.leftToBrand')
      : t('communication:reviews.readOnly');
  if (review.deletedAt !== null) return t('communication:reviews.cannotAnswerDeleted');
  if (response?.state === 'sending') return t('communication:reviews.sendingTo', { name, source });
  if (status === 'sent') return t('communication:reviews.isAnswered', { name });
  if (status === 'discarded') return t('communication:reviews.isDiscarded', { name });
  if (!canSend) return t('communication:reviews.cannotSend', { source });
  if (response?.state === 'scheduled' && response.sendAt)
    return t('communication:reviews.isScheduled', { name, when: moment(response.sendAt) });
  if (status === 'failed') return t('communication:reviews.isFailed', { name, source });
  return t('communication:reviews.question', { name, source });
}
