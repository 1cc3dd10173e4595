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
    {
      path: 'touchpoints/list',
      menu: 'touchpoints/list',
      title: 'touchpoints:menu.list',
      screen: () => import('./list/screens/touchpoint-list.screen.tsx'),
    },
    {
      path: 'touchpoints/creation',
      menu: 'touchpoints/creation',
      title: 'touchpoints:menu.creation',
      screen: () => import('./creation/screens/touchpoint-creation.screen.tsx'),
    },
    {
      path: 'touchpoints/creation/custom',
      menu: 'touchpoints/creation',
      title: 'touchpoints:title.custom',
      screen: () => import('./creation/screens/custom-touchpoint.screen.tsx'),
    },
    {
      path: 'touchpoints/creation/product',
      menu: 'touchpoints/creation',
      title: 'touchpoints:title.product',
      screen: () => import('./creation/screens/product-touchpoints.screen.tsx'),
    },
    {
      path: 'touchpoints/import',
      menu: 'touchpoints/import',
      title: 'touchpoints:menu.import',
      screen: () => import('./quantities/screens/quantity-import.screen.tsx'),
    },
    {
      path: 'touchpoints/dead-codes',
      menu: 'touchpoints/list',
      title: 'touchpoints:title.deadCodes',
      screen: () => import('./dead-codes/screens/dead-codes.screen.tsx'),
    },
    {
      path: 'touchpoints/statistics',
      menu: 'touchpoints/list',
      title: 'touchpoints:title.statistics',
      screen: () => import('./statistics/screens/brand-statistics.screen.tsx'),
    },
    {
      path: 'touchpoints/configurations',
      menu: 'touchpoints/list',
      title: 'touchpoints:title.configurations',
      screen: () => import('./configurations/screens/configurations.screen.tsx'),
    },
    {
      path: 'touchpoints/configurations/{slug}',
      menu: 'touchpoints/list',
      params: { slug: 'slug' },
      title: 'touchpoints:title.configurations',
      screen: () => import('./configurations/screens/configurations.screen.tsx'),
    },
    {
      path: 'touchpoints/new-configuration',
      menu: 'touchpoints/list',
      title: 'touchpoints:configuration.new',
      screen: () => import('./configurations/screens/new-configuration.screen.tsx'),
    },
    {
      path: 'touchpoints/{id}',
      menu: 'touchpoints/list',
      params: { id: 'hex24' },
      title: 'touchpoints:title.touchpoint',
      screen: () => import('./detail/screens/touchpoint.screen.tsx'),
    },
  ],
});
