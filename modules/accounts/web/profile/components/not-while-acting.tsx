import { IconUserShare } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Note } from '#platform/web/feedback/note.tsx';
import classes from './profile.module.css';

/** Shown in place of functions that the server refuses while a super admin acts as the user [SUP-04]. */
export function NotWhileActing({ name }: { name: string }) {
  const { t } = useTranslation();
  return (
    <div className={classes.form}>
      <Note tone="due" icon={IconUserShare} title={t('accounts:profile.inPerson', { name })}>
        {t('accounts:profile.inPersonWhy')}
      </Note>
    </div>
  );
}
