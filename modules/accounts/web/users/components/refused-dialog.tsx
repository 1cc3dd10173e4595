import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { TaskDialog } from '#platform/web/feedback/task-dialog.tsx';
import { FieldMessage } from '#platform/web/fields/field-message.tsx';
import classes from '../../components/users.module.css';
import type { Refusal } from '../data/use-bulk-users.ts';

/** The chosen users that could not be changed, each with the reason. */
export function RefusedDialog({
  refused,
  onClose,
}: {
  refused: readonly Refusal[];
  onClose: () => void;
}) {
  const { t } = useTranslation();
  return (
    <TaskDialog
      title={t('accounts:bulk.refused', { count: refused.length })}
      help={t('accounts:bulk.refusedHelp')}
      actions={<Button onClick={onClose}>{t('accounts:bulk.understood')}</Button>}
      onClose={onClose}
    >
      <ul className={classes.refused}>
        {refused.map(({ id, name, code }) => (
          <li key={id} className={classes.refusal}>
            <b>{name}</b>
            <small>
              <FieldMessage fault={{ code }} />
            </small>
          </li>
        ))}
      </ul>
    </TaskDialog>
  );
}
