import { IconChevronDown, IconChevronUp, IconSelector, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#platform/web/display/icon.tsx';
import { Avatar } from '#platform/web/display/marks/avatar.tsx';
import { ClientAvatar } from '#platform/web/display/marks/client-avatar.tsx';
import { Wordmark } from '#platform/web/display/marks/wordmark.tsx';
import type { Person } from '../account/account-menu.tsx';
import AccountRows, { type AccountActions } from '../account/account-rows.tsx';
import type { ClientChoice } from '../client-switch/client-choice.ts';
import { ClientList } from '../client-switch/client-list.tsx';
import { HeaderButton } from '../header/header-button.tsx';
import { ModalDialog } from '../modal-dialog.tsx';
import { DrawerModule } from './drawer-module.tsx';
import classes from './menu-drawer.module.css';
import type { MenuGroup } from './menu-group.ts';
import type { ModuleNavigationItem } from './module-link.tsx';

/** Below 1024 px: client, modules with their screens, and the account, in one column of 44 px rows. */
export default function MenuDrawer({
  clients,
  client,
  words,
  groupsOf,
  currentModule,
  currentItem,
  stays,
  person,
  account,
  onChooseClient,
  onClose,
}: {
  clients: readonly ClientChoice[];
  client: ClientChoice;
  words: readonly ModuleNavigationItem[];
  groupsOf: (word: ModuleNavigationItem) => readonly MenuGroup[];
  currentModule: string | undefined;
  currentItem: string | undefined;
  stays: string | undefined;
  person: Person;
  account: AccountActions;
  onChooseClient: (id: string) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [unfolded, setUnfolded] = useState<'clients' | 'account'>();
  const toggle = (part: 'clients' | 'account') => setUnfolded(unfolded === part ? undefined : part);
  return (
    <ModalDialog label={t('platform:shell.menu')} className={classes.drawer} onClose={onClose}>
      <header className={classes.head}>
        <Wordmark />
        <HeaderButton icon={IconX} label={t('platform:shell.closeMenu')} onClick={onClose} />
      </header>
      <button
        type="button"
        className={classes.client}
        disabled={clients.length < 2}
        aria-expanded={unfolded === 'clients'}
        onClick={() => toggle('clients')}
      >
        <ClientAvatar name={client.name} count={client.count} current />
        <span className={classes.words}>
          <span className={classes.name}>{client.name}</span>
          <small className={classes.second}>{client.note}</small>
        </span>
        {clients.length > 1 && <Icon of={IconSelector} />}
      </button>
      {unfolded === 'clients' ? (
        <div className={classes.nav}>
          <ClientList
            clients={clients}
            currentId={client.id}
            stays={stays}
            onChoose={onChooseClient}
          />
        </div>
      ) : (
        <nav className={classes.nav} aria-label={t('platform:shell.modulesAndScreens')}>
          {words.map((word) => (
            <DrawerModule
              key={word.module}
              word={word}
              groups={groupsOf(word)}
              isCurrent={word.module === currentModule}
              currentItem={currentItem}
              onLeave={onClose}
            />
          ))}
        </nav>
      )}
      {unfolded === 'account' && (
        <div className={classes.account}>
          <AccountRows actions={account} onDone={onClose} />
        </div>
      )}
      <button
        type="button"
        className={classes.person}
        aria-expanded={unfolded === 'account'}
        onClick={() => toggle('account')}
      >
        <Avatar name={person.name} />
        <span className={classes.words}>
          <span className={classes.name}>{person.name}</span>
          <small className={classes.second}>{t('platform:shell.accountHint')}</small>
        </span>
        <Icon of={unfolded === 'account' ? IconChevronDown : IconChevronUp} />
      </button>
    </ModalDialog>
  );
}
