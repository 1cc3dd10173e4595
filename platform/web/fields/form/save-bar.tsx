import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { MarkedText } from '#platform/web/display/marked-text.tsx';
import { useConfirm } from '#platform/web/feedback/use-confirm.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ActionBar, ActionBarMessage } from '#platform/web/layout/action-bar.tsx';
import type { UseLeaveBlocker } from '#platform/web/module/router-adapters.ts';
import { saveShortcutProps, useSaveShortcut } from './save-shortcut.tsx';
import type { ComptoirForm } from './use-comptoir-form.tsx';

/**
 * Appears when something was changed: number of changes, discard, save. For a new record the action is shown from the
 * start, and pressing it reports missing fields.
 */
export function SaveBar<Values extends object>({
  form,
  save,
  wrong,
  what,
  areAllRequired = false,
  cancel,
  leaveTo,
  also,
  hasShortcut = false,
}: {
  form: ComptoirForm<Values>;
  /** Button label: the verb with its object, if a record is created: “Create product”. */
  save?: string;
  /** Replaces the default text while fields are invalid. */
  wrong?: ReactNode;
  /** Describes the changes, after their number. */
  what?: ReactNode;
  /** No field is marked as required, so the mark needs no explanation. */
  areAllRequired?: boolean;
  /** Ends the editing. With it the bar is shown from the start, and it replaces the discard button. */
  cancel?: () => void;
  /** Where a new record is not created after all: the list. It replaces the discard button, too. */
  leaveTo?: string;
  /** Another way to save, before the main button. */
  also?: ReactNode;
  /** Ctrl S saves too: for a screen that is one form. */
  hasShortcut?: boolean;
}) {
  const { t } = useTranslation();
  const isUntouched = form.changes === 0 && form.wrong === 0;
  useSaveShortcut(() => {
    const element = document.getElementById(form.props.id);
    if (!hasShortcut || isUntouched || !(element instanceof HTMLFormElement)) return false;
    if (!form.isSaving) element.requestSubmit();
    return true;
  });
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
            {what && <span data-more>. {what}</span>}
          </>
        )}
      </ActionBarMessage>
      {cancel && (
        <Button variant="subtle" disabled={form.isSaving} onClick={cancel}>
          {t('platform:dialog.cancel')}
        </Button>
      )}
      {leaveTo !== undefined && (
        <Button component={Link} to={leaveTo} variant="subtle">
          {t('platform:dialog.cancel')}
        </Button>
      )}
      {!isUntouched && !cancel && leaveTo === undefined && (
        <Button variant="subtle" disabled={form.isSaving} onClick={form.discard}>
          {t('platform:save.discard')}
        </Button>
      )}
      {!isUntouched && also}
      <ActionButton
        type="submit"
        form={form.props.id}
        isBusy={form.isSaving}
        {...(hasShortcut && saveShortcutProps)}
      >
        {save ?? t('platform:save.save')}
      </ActionButton>
    </ActionBar>
  );
}

/**
 * Warns before unsaved work is lost: with a confirmation inside the suite, with the browser's own when the tab closes.
 * Returns the confirmation for actions that discard the work without leaving the screen.
 */
export function useUnsavedGuard(
  changes: number,
  useLeaveBlocker: UseLeaveBlocker,
): () => Promise<boolean> {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const isArmed = changes > 0;
  const mayLeave = async () =>
    !isArmed ||
    confirm({
      title: t('platform:unsaved.question'),
      lost: t('platform:unsaved.lost', { count: changes }),
      keep: t('platform:unsaved.keep'),
      act: t('platform:unsaved.leave'),
    });
  useLeaveBlocker({ isArmed, mayLeave });

  useEffect(() => {
    if (!isArmed) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [isArmed]);
  return mayLeave;
}
