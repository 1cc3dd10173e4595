import {
  IconChevronDown,
  IconChevronRight,
  IconChevronUp,
  IconSelector,
  IconX,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Icon } from '#platform/web/display/icon.tsx';
import { Avatar, ClientAvatar } from '#platform/web/display/marks/avatar.tsx';
import { Wordmark } from '#platform/web/display/marks/logo.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ModalDialog } from '../../layout/modal-dialog.tsx';
import type { Person } from '../account/account-menu.tsx';
import type { AccountActions } from '../account/account-rows.tsx';
import AccountRows from '../account/account-rows.tsx';
import { type ClientChoice, ClientList } from '../client-switch/client-switch.tsx';
import { HeaderButton } from '../header/header.tsx';
import classes from './menu-drawer.module.css';
import type { MenuGroup } from './menu-group.ts';
import { ModuleLink, type ModuleNavigationItem } from './module-navigation.tsx';
import { MenuCount } from './side-menu.tsx';

/** Below 1024 px: client, modules with their screens, and the account, in one column of 44 px rows. */
export default function MenuDrawer({
  clients,
  client,
  modules,
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
  modules: readonly ModuleNavigationItem[];
  groupsOf: (item: ModuleNavigationItem) => readonly MenuGroup[];
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
          {modules.map((item) => (
            <DrawerModule
              key={item.module}
              item={item}
              groups={groupsOf(item)}
              isCurrent={item.module === currentModule}
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

/** A module in the drawer: expands to its screens, or links to the other product. */
function DrawerModule({
  item,
  groups,
  isCurrent,
  currentItem,
  onLeave,
}: {
  item: ModuleNavigationItem;
  groups: readonly MenuGroup[];
  isCurrent: boolean;
  currentItem: string | undefined;
  onLeave: () => void;
}) {
  const [isUnfolded, setUnfolded] = useState(isCurrent);
  if (item.isOutside || item.isUnset)
    return (
      <ModuleLink item={item} isCurrent={isCurrent} className={classes.module} onClick={onLeave}>
        {item.name}
        <Icon of={IconChevronRight} />
      </ModuleLink>
    );
  return (
    <>
      <button
        type="button"
        className={classes.module}
        aria-expanded={isUnfolded}
        onClick={() => setUnfolded(!isUnfolded)}
      >
        {item.name}
        <Icon of={isUnfolded ? IconChevronDown : IconChevronRight} />
      </button>
      {isUnfolded && (
        <div className={classes.items}>
          {groups.map((group) => (
            <section key={group.label} aria-label={group.label}>
              {groups.length > 1 && <h3 className={classes.group}>{group.label}</h3>}
              {group.items.map((item) => (
                <Link
                  key={item.key}
                  to={item.address}
                  className={classes.item}
                  activeOptions={{ exact: true }}
                  aria-current={item.key === currentItem ? 'page' : undefined}
                  onClick={onLeave}
                >
                  <Icon of={item.icon} size={20} />
                  {item.label}
                  {item.Count && <MenuCount of={item.Count} />}
                </Link>
              ))}
            </section>
          ))}
        </div>
      )}
    </>
  );
}
