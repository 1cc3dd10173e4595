import { Button } from '@mantine/core';
import { CopyButton } from '#platform/web/display/copy-button.tsx';
import { TaskDialog } from '#platform/web/feedback/task-dialog.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import classes from './users.module.css';

/** Shows an invitation link to pass on in person, for browsers that do not permit copying. */
export function LinkDialog(given: {
  url: string;
  validUntil: string;
  firstName: string;
  onClose: () => void;
}) {
  const { url, firstName, onClose } = given;
  const { t } = useTranslation();
  const { moment } = useFormat();
  return (
    <TaskDialog
      title={t('accounts:link.title', { firstName })}
      help={t('accounts:link.help', { until: moment(given.validUntil) })}
      actions={<Button onClick={onClose}>{t('accounts:link.close')}</Button>}
      onClose={onClose}
    >
      <div className={classes.link}>
        <TextField
          label={t('accounts:link.label')}
          value={url}
          readOnly
          onChange={() => {}}
          onFocus={() => {}}
        />
        <CopyButton value={url} label={t('accounts:link.copy')} />
      </div>
    </TaskDialog>
  );
}
