import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { MarkedText } from '#platform/web/display/marked-text.tsx';
import { ActionBar } from '#platform/web/layout/action-bar.tsx';
import { ActionBarMessage } from '#platform/web/layout/action-bar-message.tsx';
import type { ComptoirForm } from './use-comptoir-form.tsx';

/**
 * Rises when something was changed: how much is not saved, discard, save. Where something new is made, its action stands
 * there from the start, and pressing it says what is missing.
 */
export function SaveBar<Values extends object>({
  form,
  save,
  wrong,
  what,
  areAllRequired = false,
  cancel,
}: {
  form: ComptoirForm<Values>;
  /** The verb with its object, where something is made and not saved again: “Create product”. */
  save?: string;
  /** Said while fields are wrong, where “Not saved yet” is not it. */
  wrong?: ReactNode;
  /** What was changed, in words, after how much. */
  what?: ReactNode;
  /** No field is marked, so there is no mark to explain. */
  areAllRequired?: boolean;
  /** Ends the editing. With it the bar is there from the start, and stands for discarding as well. */
  cancel?: () => void;
}) {
  const { t } = useTranslation();
  const isUntouched = form.changes === 0 && form.wrong === 0;
  if (isUntouched && save === undefined && !cancel) return null;
  return (
    <ActionBar label={t('platform:save.label')}>
      <ActionBarMessage>
        {isUntouched ? (
          form.hasOptional && !areAllRequired && t('platform:save.requiredMarked')
        ) : form.wrong > 0 ? (
          (wrong ?? <MarkedText text={t('platform:save.wrong', { count: form.wrong })} />)
        ) : (
          <>
            <MarkedText text={t('platform:save.changes', { count: form.changes })} />
            {what && <>: {what}</>}
          </>
        )}
      </ActionBarMessage>
      {cancel && (
        <Button variant="subtle" disabled={form.isSaving} onClick={cancel}>
          {t('platform:dialog.cancel')}
        </Button>
      )}
      {!isUntouched && !cancel && (
        <Button variant="subtle" disabled={form.isSaving} onClick={form.discard}>
          {t('platform:save.discard')}
        </Button>
      )}
      <ActionButton type="submit" form={form.props.id} isBusy={form.isSaving}>
        {save ?? t('platform:save.save')}
      </ActionButton>
    </ActionBar>
  );
}
