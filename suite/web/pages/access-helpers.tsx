import { useTranslation } from 'react-i18next';
import type { accessHelpersCall } from '#modules/accounts/contract/request-access.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { Avatar } from '#platform/web/display/marks/avatar.tsx';
import classes from './no-access.module.css';

/** The brand admins who can grant access, each once. */
export function AccessHelpers({ helpers }: { helpers: CallOutput<typeof accessHelpersCall> }) {
  const { t } = useTranslation();
  const names = new Set(
    helpers.flatMap(({ administrators }) =>
      administrators.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
    ),
  );
  if (names.size === 0) return null;
  return (
    <div className={classes.helpers}>
      <span className={classes.before}>{t('suite:noAccess.admins')}</span>
      <ul className={classes.names}>
        {[...names].map((name) => (
          <li key={name} className={classes.helper}>
            <Avatar name={name} size="small" />
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
