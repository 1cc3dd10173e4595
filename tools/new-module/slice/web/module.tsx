import { IconBox } from '@tabler/icons-react';
import { cornerShopMenu } from '#modules/corner-shop/contract/menu.ts';
import { defineWebModule } from '#platform/web/module/define-web-module.ts';

/** The part of the module in the shell; everything else loads with the opened screen. */
export const cornerShopWeb = defineWebModule({
  name: 'corner-shop',
  menu: cornerShopMenu,
  looks: {
    'platform/corner-shop': {
      label: 'corner-shop:menu.list',
      icon: IconBox,
      group: 'corner-shop:menu.group',
    },
  },
  records: [],
  screens: [],
});
