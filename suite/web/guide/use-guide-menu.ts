import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { MenuEntry, MenuGroup } from '#platform/web/shell/menu/menu-group.ts';
import { GUIDE_PAGES, GUIDE_PATH, guideAddress } from './guide-pages.ts';

/** Pages of the guide as a menu, in the user's language. */
export function useGuideMenu(): MenuGroup {
  const { t } = useTranslation();
  const items = GUIDE_PAGES.map(
    ({ id, label, icon }): MenuEntry => ({
      key: `${GUIDE_PATH}/${id}`,
      label: t(label),
      icon,
      address: guideAddress(id),
    }),
  );
  return { label: t('suite:guide.title'), items };
}
