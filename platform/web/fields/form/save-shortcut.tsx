import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { Kbd } from '#platform/web/display/kbd.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';

/** Ctrl S or Cmd S saves, unless a dialog is open. With `false` the browser handles the key. */
export function useSaveShortcut(save: () => unknown): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isSave =
      (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 's';
    if (!isSave || document.querySelector('dialog[open]')) return;
    if (save() !== false) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function SaveKey() {
  const { t } = useTranslation();
  return <Kbd>{t('platform:key.save')}</Kbd>;
}

/** Names the shortcut on a button and shows it. */
export const saveShortcutProps = {
  'aria-keyshortcuts': 'Control+S',
  rightSection: (
    <span aria-hidden="true">
      <SaveKey />
    </span>
  ),
};

/** A button of the action bar that does the same as the shortcut and shows it. */
export function SaveShortcutButton({
  isBusy,
  onSave,
  children,
}: {
  isBusy: boolean;
  onSave: () => unknown;
  children: ReactNode;
}) {
  return (
    <ActionButton isBusy={isBusy} {...saveShortcutProps} onClick={() => void onSave()}>
      {children}
    </ActionButton>
  );
}
