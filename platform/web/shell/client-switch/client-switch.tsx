import { IconSelector } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#platform/web/display/icon.tsx';
import { ClientAvatar } from '#platform/web/display/marks/client-avatar.tsx';
import { Logo } from '#platform/web/display/marks/logo.tsx';
import { HeaderPopover } from '../header/header-popover.tsx';
import type { ClientChoice } from './client-choice.ts';
import { ClientList } from './client-list.tsx';
import classes from './client-switch.module.css';

/** The current client. A user with several clients can switch here; with one it is only a name. */
export function ClientSwitch({
  clients,
  current,
  stays,
  onChoose,
}: {
  clients: readonly ClientChoice[];
  current: ClientChoice;
  stays: string | undefined;
  onChoose: (id: string) => void;
}) {
  const { t } = useTranslation();
  const sign = (
    <>
      <span className={classes.crest}>
        <ClientAvatar name={current.name} count={current.count} size="header" />
      </span>
      <span className={classes.mark}>
        <Logo />
      </span>
      <span className={classes.name}>{current.name}</span>
    </>
  );
  if (clients.length < 2) return <span className={classes.client}>{sign}</span>;
  return (
    <HeaderPopover
      label={t('platform:shell.switchClient')}
      width={332}
      edge="here"
      trigger={(props) => (
        <button type="button" className={classes.client} {...props}>
          {sign}
          <Icon of={IconSelector} size={14} />
        </button>
      )}
    >
      {(close) => (
        <ClientList
          clients={clients}
          currentId={current.id}
          stays={stays}
          onChoose={(id) => {
            close();
            onChoose(id);
          }}
        />
      )}
    </HeaderPopover>
  );
}
