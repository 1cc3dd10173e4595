import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Note } from '#platform/web/feedback/note.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { PageHead } from '#platform/web/layout/page-head.tsx';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import classes from '../../components/user-form.module.css';
import { personName } from '../../data/user-names.ts';

export interface CreatedUser {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
}

/** Last page of the wizard: what happened, and the next steps. */
export function UserCreated({
  user,
  clientId,
  onAnother,
}: {
  user: CreatedUser;
  clientId: string;
  onAnother: () => void;
}) {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t('accounts:created.title')} subtitle={personName(user)} />
      <div className={classes.done} role="status">
        <Note tone="good" title={t('accounts:created.sent', { email: user.email })}>
          {t('accounts:created.next', { firstName: user.firstName })}
        </Note>
        <div className={classes.ways}>
          <Button component={Link} to={clientAddress(clientId, 'settings/list')}>
            {t('accounts:created.toList')}
          </Button>
          <Button variant="default" onClick={onAnother}>
            {t('accounts:created.another')}
          </Button>
          <Button
            variant="default"
            component={Link}
            to={clientAddress(clientId, `settings/list/manage/${user.id}`)}
          >
            {t('accounts:created.open', { firstName: user.firstName })}
          </Button>
        </div>
      </div>
    </>
  );
}
