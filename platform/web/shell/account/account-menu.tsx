import { initials } from '#platform/contract/text/text.ts';
import { Avatar } from '#platform/web/display/marks/avatar.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { onDemand } from '#platform/web/module/load-chunk.tsx';
import rows from '../header/drop-row.module.css';
import { HeaderPopover } from '../header/header-popover.tsx';
import classes from './account-rows.module.css';
import type { AccountActions } from './account-rows.tsx';

const AccountRows = onDemand(() => import('./account-rows.tsx'));

export interface Person {
  name: string;
  email: string;
}

export function AccountMenu({ person, actions }: { person: Person; actions: AccountActions }) {
  const { t } = useTranslation();
  return (
    <HeaderPopover
      label={t('platform:shell.account')}
      width={276}
      edge="right"
      fetch={AccountRows.fetch}
      trigger={(props) => (
        <button
          type="button"
          className={`${classes.trigger} ${classes.face}`}
          aria-label={t('platform:shell.accountOf', {
            name: person.name,
            letters: initials(person.name),
          })}
          {...props}
        >
          <Avatar name={person.name} on="header" />
        </button>
      )}
    >
      {(close) => (
        <div className={rows.drop}>
          <div className={rows.row} data-head="">
            <Avatar name={person.name} size="large" />
            <span className={rows.words}>
              <span className={rows.name}>{person.name}</span>
              <small className={rows.second}>{person.email}</small>
            </span>
          </div>
          <hr />
          <AccountRows.Part actions={actions} onDone={close} />
        </div>
      )}
    </HeaderPopover>
  );
}
