import { IconFileUpload, IconList, IconPlus } from '@tabler/icons-react';
import { touchpointsMenu } from '#modules/touchpoints/contract/menu.ts';
import { defineWebModule } from '#platform/web/module/define-web-module.ts';

const group = 'touchpoints:menu.group';

export const touchpointsWeb = defineWebModule({
  name: 'touchpoints',
  menu: touchpointsMenu,
  looks: {
    'touchpoints/list': { label: 'touchpoints:menu.list', icon: IconList, group },
    'touchpoints/creation': { label: 'touchpoints:menu.creation', icon: IconPlus, group },
    'touchpoints/import': { label: 'touchpoints:menu.import', icon: IconFileUpload, group },
  },
  screens: [
    { path: 'touchpoints/list', menu: 'touchpoints/list', title: 'touchpoints:menu.list' },
    {
      path: 'touchpoints/creation',
      menu: 'touchpoints/creation',
      title: 'touchpoints:menu.creation',
    },
    {
      path: 'touchpoints/creation/custom',
      menu: 'touchpoints/creation',
      title: 'touchpoints:title.custom',
    },
    {
      path: 'touchpoints/creation/product',
      menu: 'touchpoints/creation',
      title: 'touchpoints:title.product',
    },
    { path: 'touchpoints/import', menu: 'touchpoints/import', title: 'touchpoints:menu.import' },
    {
      path: 'touchpoints/{id}',
      menu: 'touchpoints/list',
      params: { id: 'hex24' },
      title: 'touchpoints:title.touchpoint',
    },
  ],
});
