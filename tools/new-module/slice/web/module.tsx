import { IconBox } from '@tabler/icons-react';
import { cornerShopMenu } from '#modules/corner-shop/contract/menu.ts';
import { defineWebModule } from '#platform/web/module/define-web-module.ts';

const menu = 'platform/corner-shop';

/** All that the shell knows of the module: everything else travels with the screen that is opened. */
export const cornerShopWeb = defineWebModule({
  name: 'corner-shop',
  menu: cornerShopMenu,
  looks: {
    [menu]: { label: 'corner-shop:menu.list', icon: IconBox, group: 'corner-shop:menu.group' },
  },
  screens: [
    {
      path: menu,
      menu,
      title: 'corner-shop:menu.list',
      screen: () => import('./stamp-cards/screens/stamp-card-list.screen.tsx'),
    },
    {
      path: `${menu}/new`,
      menu,
      title: 'corner-shop:title.new',
      screen: () => import('./stamp-cards/screens/stamp-card-create.screen.tsx'),
    },
    {
      path: `${menu}/import`,
      menu,
      title: 'corner-shop:title.import',
      screen: () => import('./stamp-cards/screens/stamp-card-import.screen.tsx'),
    },
    {
      path: `${menu}/{id}`,
      menu,
      params: { id: 'uuid' },
      title: 'corner-shop:title.one',
      screen: () => import('./stamp-cards/screens/stamp-card-edit.screen.tsx'),
    },
  ],
});
