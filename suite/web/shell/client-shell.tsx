import { IconMenu2 } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Outlet, useLocation, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clientAddress } from '#platform/web/module/client-address.ts';
import { CurrentClientContext } from '#platform/web/module/current-client.ts';
import { AccountMenu } from '#platform/web/shell/account-menu.tsx';
import { BellAndJobs } from '#platform/web/shell/bell-and-jobs.tsx';
import { ClientSwitch } from '#platform/web/shell/client-switch.tsx';
import { Fascia } from '#platform/web/shell/fascia.tsx';
import { FasciaButton } from '#platform/web/shell/fascia-button.tsx';
import { FindButton } from '#platform/web/shell/find-button.tsx';
import { MenuDrawer } from '#platform/web/shell/menu-drawer.tsx';
import { ModuleWords } from '#platform/web/shell/module-words.tsx';
import { ShellFrame } from '#platform/web/shell/shell-frame.tsx';
import { ShortcutsDialog } from '#platform/web/shell/shortcuts-dialog.tsx';
import { SideMenu } from '#platform/web/shell/side-menu.tsx';
import { useShortcuts } from '#platform/web/shell/use-shortcuts.ts';
import { webModules } from '../modules.ts';
import { currentClientOf } from '../router/current-client-of.ts';
import { sessionQuery } from '../session/session-query.ts';
import { signOut } from '../session/sign-out.ts';
import { placeOf } from './current-place.ts';
import { FindAnything } from './find-anything.tsx';
import { MODULE_NAMES } from './module-names.ts';
import { ShellContext } from './shell-context.ts';
import { screensOf, useClientMenus } from './use-client-menus.ts';
import { useModuleTexts } from './use-module-texts.ts';
import { useSpokenLanguage } from './use-spoken-language.ts';
import { useSwitchClient } from './use-switch-client.ts';
import { useTellEndedJobs } from './use-tell-ended-jobs.ts';

type Opened = 'search' | 'shortcuts' | 'drawer';

/** The shell of a client: fascia, menu, goods [NAV-02]. */
export default function ClientShell() {
  const { t } = useTranslation();
  const { clientId = '' } = useParams({ strict: false });
  const { pathname } = useLocation();
  const { data: session } = useSuspenseQuery(sessionQuery(clientId));
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const place = placeOf(webModules, pathname);
  const needsAll = opened === 'search' || opened === 'drawer';
  const hasTexts = useModuleTexts((module) => needsAll || module === place.module);
  const menus = useClientMenus(session, clientId, place);
  const switchClient = useSwitchClient(place.module);
  useShortcuts({ find: () => setOpened('search'), help: () => setOpened('shortcuts') });
  useSpokenLanguage(session.user.locale);
  useTellEndedJobs(clientId);

  const client = currentClientOf(session, clientId);
  const clients = session.clients.map(({ uuid, name, role }) => ({ id: uuid, name, role }));
  const person = {
    name: `${session.user.firstName} ${session.user.lastName}`,
    email: session.user.email,
  };
  const account = {
    profile: { address: clientAddress(clientId, 'profile') },
    openShortcuts: () => setOpened('shortcuts'),
    signOut: () => void signOut(),
  };
  const chooseClient = (id: string) => {
    if (id !== clientId) void switchClient(id);
  };
  const stays = place.module && t(MODULE_NAMES[place.module]);

  return (
    <CurrentClientContext value={client}>
      <ShellContext value={{ groups: menus.side.groups, openSearch: () => setOpened('search') }}>
        <ShellFrame
          place={pathname}
          fascia={
            <Fascia
              kind="full"
              drawer={
                <FasciaButton
                  icon={IconMenu2}
                  label={t('platform:shell.menu')}
                  onClick={() => setOpened('drawer')}
                />
              }
              end={
                <>
                  <FindButton onOpen={() => setOpened('search')} />
                  <BellAndJobs clientId={clientId} />
                  <AccountMenu person={person} actions={account} />
                </>
              }
            >
              <ClientSwitch
                clients={clients}
                current={client}
                stays={stays}
                onChoose={chooseClient}
              />
              <ModuleWords words={menus.words} current={place.module} />
            </Fascia>
          }
          menu={
            <SideMenu
              label={menus.side.label}
              groups={hasTexts || !place.module ? menus.side.groups : []}
              current={menus.side.current}
            />
          }
        >
          <Outlet />
        </ShellFrame>
        {opened === 'drawer' && (
          <MenuDrawer
            clients={clients}
            client={client}
            words={menus.words}
            groupsOf={({ module }) => (hasTexts ? menus.groupsOf(module) : [])}
            currentModule={place.module}
            currentItem={menus.side.current}
            stays={stays}
            person={person}
            account={account}
            onChooseClient={(id) => {
              close();
              chooseClient(id);
            }}
            onClose={close}
          />
        )}
        {opened === 'search' && (
          <FindAnything
            clientId={clientId}
            screens={hasTexts ? screensOf(menus) : []}
            onClose={close}
          />
        )}
        {opened === 'shortcuts' && <ShortcutsDialog onClose={close} />}
      </ShellContext>
    </CurrentClientContext>
  );
}
