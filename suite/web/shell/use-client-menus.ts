import { IconBell, IconUser } from '@tabler/icons-react';
import type { Session } from '#modules/accounts/contract/session.ts';
import type { SuiteModule } from '#platform/contract/navigation.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { screenAddress } from '#platform/web/module/screen-address.ts';
import { translate } from '#platform/web/module/translate.ts';
import type { MenuLine } from '#platform/web/module/web-module.ts';
import type { MenuEntry, MenuGroup } from '#platform/web/shell/menu/menu-group.ts';
import type { ModuleNavigationItem } from '#platform/web/shell/menu/module-navigation.tsx';
import { webModules } from '../modules.ts';
import { openLines, openModules } from '../navigation/client-menu.ts';
import type { Place } from './current-place.ts';
import { MODULE_NAMES } from './module-names.ts';

export interface ClientMenus {
  modules: ModuleNavigationItem[];
  groupsOf: (module: SuiteModule) => MenuGroup[];
  /** Screens about the user, which belong to no module. */
  account: MenuGroup;
  /** Menu at the left: of the module, or of the account if no module is open. */
  side: { label: string; groups: MenuGroup[]; current: string | undefined };
}

/**
 * The menus of a user with labels. They link to one client, or to the default client that is resolved on navigation.
 */
export function useClientMenus(
  session: Session,
  clientId: string | null,
  place: Place,
): ClientMenus {
  const { t, i18n } = useTranslation();
  const groupsOf = (module: SuiteModule) =>
    menuGroups(openLines(webModules, session, module), clientId, (key) => translate(i18n, key));
  const modules = openModules(webModules, session, clientId).map((open) => ({
    ...open,
    name: t(MODULE_NAMES[open.module]),
  }));
  const account: MenuGroup = {
    label: t('platform:shell.account'),
    items: [
      {
        key: 'profile',
        label: t('platform:shell.profile'),
        icon: IconUser,
        address: screenAddress('profile', clientId),
      },
      {
        key: 'profile/notifications',
        label: t('platform:shell.notifications'),
        icon: IconBell,
        address: screenAddress('profile/notifications', clientId),
      },
    ],
  };
  const side = place.module
    ? {
        label: t(MODULE_NAMES[place.module]),
        groups: groupsOf(place.module),
        current: place.item,
      }
    : {
        label: account.label,
        groups: [account],
        current: place.item ?? 'profile',
      };
  return { modules, groupsOf, account, side };
}

/** All screens in the menus, with the name of their module; then those of the account [NAV-08]. */
export function listMenuScreens({
  modules,
  groupsOf,
  account,
}: ClientMenus): { module: string; entry: MenuEntry }[] {
  const ofModules = modules
    .filter(({ isOutside }) => !isOutside)
    .flatMap(({ module, name }) =>
      groupsOf(module).flatMap(({ items }) => items.map((entry) => ({ module: name, entry }))),
    );
  return [...ofModules, ...account.items.map((entry) => ({ module: account.label, entry }))];
}

/**
 * Entries whose groups have the same label are shown together, whatever their module; groups follow the order of their
 * first entry.
 */
export function menuGroups(
  lines: readonly MenuLine[],
  clientId: string | null,
  translateKey: (key: string) => string,
): MenuGroup[] {
  const byGroup = Map.groupBy(lines, ({ group }) => translateKey(group));
  return [...byGroup].map(([group, ofGroup]) => ({
    label: group,
    items: ofGroup.map(({ key, label, icon, Count }) => ({
      key,
      label: translateKey(label),
      icon,
      address: screenAddress(key, clientId),
      ...(Count && { Count }),
    })),
  }));
}
