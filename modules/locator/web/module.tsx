import { IconChartLine, IconMapPin, IconMapPinPlus } from '@tabler/icons-react';
import { locatorMenu } from '#modules/locator/contract/menu.ts';
import { defineWebModule } from '#platform/web/module/define-web-module.ts';

const group = 'locator:menu.group';

export const locatorWeb = defineWebModule({
  name: 'locator',
  menu: locatorMenu,
  looks: {
    'platform/locator/list': { label: 'locator:menu.list', icon: IconMapPin, group },
    'platform/locator/creation': { label: 'locator:menu.creation', icon: IconMapPinPlus, group },
    'platform/locator/dashboard': { label: 'locator:menu.dashboard', icon: IconChartLine, group },
  },
  files: () => import('./screen-files.ts'),
  screens: [
    {
      path: 'platform/locator/list',
      menu: 'platform/locator/list',
      title: 'locator:menu.list',
      screen: 'locatorList',
    },
    {
      path: 'platform/locator/creation',
      menu: 'platform/locator/creation',
      title: 'locator:menu.creation',
      screen: 'locatorCreate',
      shape: 'form',
    },
    {
      path: 'platform/locator/dashboard',
      menu: 'platform/locator/dashboard',
      title: 'locator:menu.dashboard',
      screen: 'locatorDashboard',
      shape: 'figures',
    },
    {
      path: 'platform/locator/{slug}',
      menu: 'platform/locator/list',
      params: { slug: 'slug' },
      title: 'locator:title.locator',
      screen: 'locatorEditor',
      shape: 'editor',
    },
  ],
});
