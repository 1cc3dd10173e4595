import { SegmentedControl, useMantineColorScheme } from '@mantine/core';
import { IconDevices, IconKeyboard, IconLogout, IconMoon, IconUser } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Icon } from '#platform/web/display/icon.tsx';
import { Kbd } from '#platform/web/display/kbd.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import rows from '../header/drop-row.module.css';
import classes from './account-rows.module.css';

export interface AccountActions {
  /** Absent without an open client, because the profile belongs to a client's shell. */
  profile?: { address: string };
  openShortcuts?: () => void;
  signOut: () => void;
}

export default function AccountRows({
  actions,
  onDone,
}: {
  actions: AccountActions;
  onDone: () => void;
}) {
  const { t } = useTranslation();
  const { profile, openShortcuts, signOut } = actions;
  return (
    <>
      {profile && (
        <>
          <Link
            to={profile.address}
            search={{ tab: 'general' }}
            className={rows.row}
            onClick={onDone}
          >
            <Icon of={IconUser} />
            {t('platform:shell.profile')}
          </Link>
          <Link
            to={profile.address}
            search={{ tab: 'password' }}
            className={rows.row}
            onClick={onDone}
          >
            <Icon of={IconDevices} />
            {t('platform:shell.passwordAndSessions')}
          </Link>
        </>
      )}
      <div className={rows.row}>
        <Icon of={IconMoon} />
        {t('platform:shell.theme')}
        <span className={classes.theme}>
          <ThemeSwitch />
        </span>
      </div>
      {openShortcuts && (
        <button
          type="button"
          className={rows.row}
          onClick={() => {
            onDone();
            openShortcuts();
          }}
        >
          <Icon of={IconKeyboard} />
          {t('platform:shell.shortcuts')}
          <span className={rows.end}>
            <Kbd>?</Kbd>
          </span>
        </button>
      )}
      <hr />
      <button type="button" className={rows.row} onClick={signOut}>
        <Icon of={IconLogout} />
        {t('platform:shell.signOut')}
        <span className={rows.end}>{t('platform:shell.inAllTabs')}</span>
      </button>
    </>
  );
}

/** Light or dark; the browser stores the choice [GEN-04]. */
function ThemeSwitch() {
  const { t } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  return (
    <SegmentedControl
      aria-label={t('platform:shell.theme')}
      value={colorScheme === 'dark' ? 'dark' : 'light'}
      onChange={(scheme) => setColorScheme(scheme === 'dark' ? 'dark' : 'light')}
      data={[
        { value: 'light', label: t('platform:shell.light') },
        { value: 'dark', label: t('platform:shell.dark') },
      ]}
    />
  );
}
