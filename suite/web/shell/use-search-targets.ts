import {
  type Icon,
  IconAddressBook,
  IconBan,
  IconBolt,
  IconBuilding,
  IconBuildingStore,
  IconFilter,
  IconForms,
  IconInbox,
  IconLayoutList,
  IconMapPin,
  IconPackage,
  IconPencil,
  IconQrcode,
  IconUser,
} from '@tabler/icons-react';
import type { Session } from '#modules/accounts/contract/session.ts';
import type { SuiteModule } from '#platform/contract/navigation.ts';
import type { Permission } from '#platform/contract/permission.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { isSuperAdminPath, screenAddress } from '#platform/web/module/screen-address.ts';
import { translate } from '#platform/web/module/translate.ts';
import type { MenuEntry } from '#platform/web/shell/menu/menu-group.ts';
import { plainLetters } from '#platform/web/shell/palette/matched-text.tsx';
import type { KnownKind, PaletteHit } from '#platform/web/shell/palette/palette-hits.ts';
import { webModules } from '../modules.ts';
import { availableKeys } from '../navigation/client-menu.ts';
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
    /** Outside of a client only actions on screens about all clients. */
    actions: ({ onlySuite = false } = {}): FoundAction[] =>
      webModules.flatMap(({ actions }) =>
        actions
          .filter(
            ({ item, path, may }) =>
              available.has(item) && isAble(may) && (!onlySuite || isSuperAdminPath(path)),
          )
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

/** Actions available in the search, in the user's language. */
export type FoundAction = Pick<PaletteHit, 'id' | 'title' | 'meta' | 'address' | 'action' | 'icon'>;

/** Actions whose name contains all typed words; words of the module's name match by their beginning [NAV-08]. */
export function actionHits(actions: readonly FoundAction[], typed: string): PaletteHit[] {
  const words = plainLetters(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return actions
    .filter(({ title, meta }) => {
      const name = plainLetters(title);
      const module = plainLetters(meta).split(/\s+/);
      return words.every(
        (word) => name.includes(word) || module.some((part) => part.startsWith(word)),
      );
    })
    .map((action) => ({ ...action, kind: 'actions' }));
}

export const KIND_ICONS: Record<KnownKind, Icon> = {
  clients: IconBuilding,
  actions: IconBolt,
  touchpoints: IconQrcode,
  leads: IconInbox,
  contacts: IconAddressBook,
  segments: IconFilter,
  forms: IconForms,
  locators: IconMapPin,
  locations: IconBuildingStore,
  products: IconPackage,
  users: IconUser,
  blocks: IconBan,
  suggestions: IconPencil,
  screens: IconLayoutList,
};
