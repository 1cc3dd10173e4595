import { IconLayoutList } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Session } from '#modules/accounts/contract/get-session.ts';
import type { SuiteModule } from '#platform/contract/navigation.ts';
import type { Permission } from '#platform/contract/permission.ts';
import { screenAddress } from '#platform/web/module/screen-address.ts';
import { translate } from '#platform/web/module/translate.ts';
import type { MenuEntry } from '#platform/web/shell/menu/menu-group.ts';
import { webModules } from '../modules.ts';
import { availableKeys } from '../navigation/client-menu.ts';
import type { FoundAction } from './action-hits.ts';
import { MODULE_NAMES } from './module-names.ts';

/** Search targets that are not in a menu: screens and actions [NAV-08]. */
export function useSearchTargets(session: Session, clientId: string | null) {
  const { t, i18n } = useTranslation();
  const available = availableKeys(session);
  const isAble = (may: Permission | undefined) =>
    may === undefined || session.abilities.includes(may.ability);
  const moduleName = (item: string) => {
    const module = webModules.flatMap(({ menu }) => menu).find(({ key }) => key === item)?.module;
    return module ? t(MODULE_NAMES[module as SuiteModule]) : '';
  };
  return {
    screens: (): { module: string; entry: MenuEntry }[] =>
      webModules.flatMap(({ lines, screens }) =>
        screens
          .filter(({ path, menu, screen, may }) => {
            const isLine = lines.some(({ key }) => key === path);
            const isOpen = menu !== undefined && available.has(menu);
            return screen !== undefined && isOpen && isAble(may) && !isLine && !path.includes('{');
          })
          .map(({ path, menu = '', title }) => ({
            module: moduleName(menu),
            entry: {
              key: path,
              label: translate(i18n, title),
              icon: lines.find(({ key }) => key === menu)?.icon ?? IconLayoutList,
              address: screenAddress(path, clientId),
            },
          })),
      ),
    actions: (): FoundAction[] =>
      webModules.flatMap(({ actions }) =>
        actions
          .filter(({ item, may }) => available.has(item) && isAble(may))
          .map(({ id, label, icon, item, path, action }) => ({
            id,
            title: translate(i18n, label),
            meta: moduleName(item),
            address: screenAddress(path, clientId),
            ...(action !== undefined && { action }),
            icon,
          })),
      ),
  };
}
