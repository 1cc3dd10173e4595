import { IconArrowBackUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { PastImport } from '#modules/profile-hub/contract/imports/past-imports.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import { isLate } from '../data/is-late.ts';
import { useUndoImport } from '../data/use-undo-import.ts';

/** Undoes an import, unless it was already undone or the period is over. */
export function UndoImport({ clientId, past }: { clientId: string; past: PastImport }) {
  const { t } = useTranslation();
  const { undo, isUndoing } = useUndoImport(clientId);
  if (past.undoneAt !== null || isLate(past)) return null;
  return (
    <ActionButton
      variant="default"
      leftSection={<Icon of={IconArrowBackUp} />}
      isBusy={isUndoing(past.id)}
      onClick={() => void undo(past)}
    >
      {t('profile-hub:import.undo')}
    </ActionButton>
  );
}
