import { Button } from '@mantine/core';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { TaskDialog } from '#platform/web/feedback/task-dialog.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { ChosenContactsProps } from '../../contacts/components/chosen-contacts-props.ts';
import { useExportForm } from '../use-export-form.ts';
import classes from './contact-export.module.css';
import { ExportCriteria, ExportFormatFields } from './export-form.tsx';

/** Exports the contacts selected in the list [PH-14]. */
export default function ExportContacts({ which, count, onClose }: ChosenContactsProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const form = useExportForm();
  const textParams = { count, formatted: number(count) };
  return (
    <TaskDialog
      title={t('profile-hub:export.question', textParams)}
      help={t('profile-hub:export.proof')}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('platform:dialog.cancel')}
          </Button>
          <ActionButton
            isBusy={form.isStarting}
            onClick={() => {
              if (form.start(which)) onClose();
            }}
          >
            {t('profile-hub:export.act', textParams)}
          </ActionButton>
        </>
      }
    >
      <div id={form.id} className={classes.inDialog}>
        <ExportFormatFields form={form} />
        <ExportCriteria form={form} />
      </div>
    </TaskDialog>
  );
}
