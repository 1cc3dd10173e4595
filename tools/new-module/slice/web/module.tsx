import { IconBox } from '@tabler/icons-react';
import { cornerShopMenu } from '#modules/corner-shop/contract/menu.ts';
import { defineWebModule } from '#platform/web/module/define-web-module.ts';

const menu = 'platform/corner-shop';

/** The part of the module in the shell; everything else loads with the opened screen. */
export const cornerShopWeb = defineWebModule({
  name: 'corner-shop',
  menu: cornerShopMenu,
  looks: {
    [menu]: { label: 'corner-shop:menu.list', icon: IconBox, group: 'corner-shop:menu.group' },
  },
  files: () => import('./screen-files.ts'),
  screens: [
    {
      path: menu,
      menu,
      title: 'corner-shop:menu.list',
      screen: 'stampCardList',
    },
    {
      path: `${menu}/new`,
      menu,
      title: 'corner-shop:title.new',
      screen: 'stampCardCreate',
    },
    {
      path: `${menu}/import`,
      menu,
      title: 'corner-shop:title.import',
      screen: 'stampCardImport',
    },
    {
      path: `${menu}/{id}`,
      menu,
      params: { id: 'uuid' },
      title: 'corner-shop:title.one',
      screen: 'stampCardEdit',
    },
  ],
});
