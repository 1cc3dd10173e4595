import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LeadBulkChange } from '#modules/leads/contract/leads/bulk-lead-calls.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { TaskDialog } from '#platform/web/feedback/task-dialog.tsx';
import type { BulkDialogProps } from '../data/bulk-dialog-props.ts';

/** The frame of the questions about several leads. */
export function BulkDialog({
  title,
  help,
  act,
  changeOf,
  children,
  isBusy,
  onChange,
  onClose,
}: Pick<BulkDialogProps, 'isBusy' | 'onChange' | 'onClose'> & {
  title: string;
  help?: string;
  act: string;
  /** What is to be done; undefined where something is missing, which its field then says. */
  changeOf: () => LeadBulkChange | undefined;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const [problem, setProblem] = useState<string>();
  const save = async () => {
    const change = changeOf();
    if (change) setProblem(await onChange(change));
  };
  return (
    <TaskDialog
      title={title}
      help={help}
      problem={problem}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('platform:dialog.cancel')}
          </Button>
          <ActionButton isBusy={isBusy} onClick={() => void save()}>
            {act}
          </ActionButton>
        </>
      }
    >
      {children}
    </TaskDialog>
  );
}
