import { IconHelpCircle, IconMenu2 } from '@tabler/icons-react';
import { Outlet, useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useReducer, useState } from 'react';
import type { Session } from '#modules/accounts/contract/session.ts';
import { exportOutcomeSchema } from '#platform/contract/files/export-body.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { saveLinkedFile } from '#platform/web/api/download-file.ts';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { hasTexts, loadTexts } from '#platform/web/i18n/load-texts.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { jobWatch } from '#platform/web/live/job-watch.ts';
import { useLiveUpdates } from '#platform/web/live/use-live-updates.ts';
import { type CurrentClient, CurrentClientContext } from '#platform/web/module/current-client.ts';
import { AbilitiesContext, CurrentUserContext } from '#platform/web/module/current-user.tsx';
import { onDemand } from '#platform/web/module/load-chunk.tsx';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { GuideAddressContext } from '#platform/web/module/screen-module.ts';
import { AccountMenu } from '#platform/web/shell/account/account-menu.tsx';
import { BellAndJobs } from '#platform/web/shell/bell/bell-and-jobs.tsx';
import { ClientSwitch } from '#platform/web/shell/client-switch/client-switch.tsx';
import { Header, HeaderButton, HeaderLink } from '#platform/web/shell/header/header.tsx';
import { ModuleNavigation } from '#platform/web/shell/menu/module-navigation.tsx';
import { SideMenu } from '#platform/web/shell/menu/side-menu.tsx';
import { FindButton } from '#platform/web/shell/palette/search-palette.tsx';
import { ShellFrame } from '#platform/web/shell/shell-frame.tsx';
import { useShortcuts } from '#platform/web/shell/shortcuts/use-shortcuts.ts';
import { findGuidePage, guideAddress } from '../guide/guide-pages.ts';
import { useGuideMenu } from '../guide/use-guide-menu.ts';
import { webModules } from '../modules.ts';
import { ActingUserProvider, signOut } from '../session/acting-user-provider.tsx';
import { findMenuPlace } from './current-place.ts';
import { FindAnything } from './find-anything.tsx';
import { ShellContext, type ShellNavigation } from './shell-context.ts';
import { useClientChoice } from './use-client-choice.ts';
import { type ClientMenus, listMenuScreens, useClientMenus } from './use-client-menus.ts';
import { useSearchTargets } from './use-search-targets.ts';

const MenuDrawer = onDemand(() => import('#platform/web/shell/menu/menu-drawer.tsx'));
const ShortcutsDialog = onDemand(
  () => import('#platform/web/shell/shortcuts/shortcuts-dialog.tsx'),
);

type Opened = 'search' | 'shortcuts' | 'drawer';

/** Header, menu and content: for a client, or for all clients [NAV-02] [SUP-01]. */
export function SuiteShell({
  session,
  client,
  modulesClientId,
  side,
}: {
  session: Session;
  client: CurrentClient | null;
  /** The client whose modules are in the header; null in a suite without clients. */
  modulesClientId: string | null;
  /** Menu at the left, if not that of a module. */
  side?: ClientMenus['side'];
}) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const place = findMenuPlace(webModules, pathname);
  const needsAll = opened === 'search' || opened === 'drawer';
  const hasTexts = useModuleTexts((module) => needsAll || module === place.module);
  const menus = useClientMenus(session, modulesClientId, place);
  const ways = useSearchTargets(session, modulesClientId);
  const sideMenu = side ?? menus.side;
  const sideGroups = hasTexts || !place.module ? sideMenu.groups : [];
  const guide = useGuideMenu();
  const help = guideAddress(findGuidePage(place));
  const choice = useClientChoice({ session, client, modules: menus.modules, place });
  useShortcuts({ find: () => setOpened('search'), help: () => setOpened('shortcuts') });
  useSpokenLanguage(session.user.locale);
  useNotifyEndedJobs(client?.id);

  const person = {
    name: `${session.user.firstName} ${session.user.lastName}`,
    email: session.user.email,
  };
  const account = {
    ...(modulesClientId !== null && {
      profile: { address: clientAddress(modulesClientId, 'profile') },
    }),
    openShortcuts: () => setOpened('shortcuts'),
    signOut: () => void signOut(),
  };

  return (
    <ShellContexts
      session={session}
      client={client}
      ways={{ groups: place.module ? sideGroups : [], openSearch: () => setOpened('search') }}
      help={help}
    >
      <ShellFrame
        place={pathname}
        header={
          <Header
            kind="full"
            drawer={
              <HeaderButton
                icon={IconMenu2}
                label={t('platform:shell.menu')}
                onClick={() => setOpened('drawer')}
                onPointerEnter={MenuDrawer.fetch}
                onFocus={MenuDrawer.fetch}
              />
            }
            end={
              <>
                <FindButton onOpen={() => setOpened('search')} />
                <HeaderLink icon={IconHelpCircle} label={t('suite:guide.help')} to={help} />
                <BellAndJobs
                  clientId={client?.id}
                  settingsAddress={
                    modulesClientId === null
                      ? undefined
                      : clientAddress(modulesClientId, 'profile/notifications')
                  }
                />
                <AccountMenu person={person} actions={account} />
              </>
            }
          >
            <ClientSwitch {...choice} />
            <ModuleNavigation modules={menus.modules} current={place.module} />
          </Header>
        }
        menu={<SideMenu label={sideMenu.label} groups={sideGroups} current={sideMenu.current} />}
      >
        <Outlet />
      </ShellFrame>
      {opened === 'drawer' && (
        <MenuDrawer
          clients={choice.clients}
          client={choice.current}
          modules={menus.modules}
          groupsOf={({ module }) => (hasTexts ? menus.groupsOf(module) : [])}
          currentModule={place.module}
          currentItem={sideMenu.current}
          stays={choice.stays}
          person={person}
          account={account}
          onChooseClient={(id) => {
            close();
            choice.onChoose(id);
          }}
          onClose={close}
        />
      )}
      {opened === 'search' && (
        <FindAnything
          clientId={client?.id}
          clients={client ? [] : session.clients}
          screens={[
            ...(hasTexts ? [...listMenuScreens(menus), ...(client ? ways.screens() : [])] : []),
            ...guide.items.map((entry) => ({ module: guide.label, entry })),
          ]}
          actions={hasTexts ? ways.actions({ onlySuite: client === null }) : []}
          onClose={close}
        />
      )}
      {opened === 'shortcuts' && <ShortcutsDialog onClose={close} />}
    </ShellContexts>
  );
}

/** Uses the user's language, and switches immediately when the profile changes it [GEN-02]. */
function useSpokenLanguage(locale: Locale): void {
  const { i18n } = useTranslation();
  useEffect(() => {
    if (i18n.language !== locale) void i18n.changeLanguage(locale);
  }, [i18n, locale]);
}

/** Menu names are in the modules' texts, so menus are not shown before these are loaded [GEN-08]. */
function useModuleTexts(isNeeded: (lineModule: string) => boolean): boolean {
  const { i18n } = useTranslation();
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const missing = webModules
    .filter(({ lines }) => lines.some(({ module }) => isNeeded(module)))
    .map(({ name }) => name)
    .filter((name) => !hasTexts(i18n, name))
    .join(' ');

  useEffect(() => {
    if (!missing) return;
    // The page that needs the missing texts reports the error.
    loadTexts(i18n, missing.split(' ')).then(drawAgain, drawAgain);
  }, [i18n, missing]);

  return missing === '';
}

/** Contexts for screens: the user, the current client, the permissions, who acts as the user, help and links. */
function ShellContexts({
  session,
  client,
  ways,
  help,
  children,
}: {
  session: Session;
  client: CurrentClient | null;
  ways: ShellNavigation;
  help: string;
  children: ReactNode;
}) {
  return (
    <ActingUserProvider session={session}>
      <CurrentUserContext value={session.user}>
        <CurrentClientContext value={client}>
          <AbilitiesContext value={client ? new Set(session.abilities) : 'all'}>
            <GuideAddressContext value={help}>
              <ShellContext value={ways}>{children}</ShellContext>
            </GuideAddressContext>
          </AbilitiesContext>
        </CurrentClientContext>
      </CurrentUserContext>
    </ActingUserProvider>
  );
}

/** Shows a toast when a job ends on another screen, with a download if it created a file, which is in the notifications too. */
function useNotifyEndedJobs(clientId: string | undefined): void {
  const { t } = useTranslation();
  useLiveUpdates(clientId, ({ id, state, result }, name) => {
    if (state === 'waiting' || state === 'running') return;
    const file = exportOutcomeSchema.safeParse(result).data;
    const after = jobWatch.afterOf(id);
    showToast({
      about: id,
      tone: state === 'failed' ? 'bad' : 'done',
      text: t(`suite:job.${state}`, { name }),
      ...(file && {
        action: {
          label: t('platform:export.download'),
          onClick: () => saveLinkedFile(file.path, file.name),
        },
      }),
      ...(after && { action: after }),
    });
  });
}
