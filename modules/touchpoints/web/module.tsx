import {
  IconAdjustments,
  IconChartBar,
  IconDownload,
  IconFileUpload,
  IconList,
  IconPlus,
  IconUnlink,
} from '@tabler/icons-react';
import { touchpointsMenu } from '#modules/touchpoints/contract/menu.ts';
import { changeTouchpoints } from '#modules/touchpoints/contract/permissions.ts';
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
  sections: {
    'touchpoints/statistics': {
      item: 'touchpoints/list',
      label: 'touchpoints:title.statistics',
      icon: IconChartBar,
      group,
    },
    'touchpoints/dead-codes': {
      item: 'touchpoints/list',
      label: 'touchpoints:title.deadCodes',
      icon: IconUnlink,
      group,
    },
    'touchpoints/configurations': {
      item: 'touchpoints/list',
      label: 'touchpoints:title.configurations',
      icon: IconAdjustments,
      group,
    },
  },
  actions: [
    {
      id: 'export-touchpoints',
      label: 'touchpoints:action.export',
      icon: IconDownload,
      item: 'touchpoints/list',
      path: 'touchpoints/list',
      action: 'export',
    },
  ],
  files: () => import('./screen-files.ts'),
  screens: [
    {
      path: 'touchpoints/list',
      menu: 'touchpoints/list',
      title: 'touchpoints:menu.list',
      screen: 'touchpointList',
    },
    {
      path: 'touchpoints/creation',
      menu: 'touchpoints/creation',
      title: 'touchpoints:menu.creation',
      screen: 'touchpointCreation',
      shape: 'rows',
    },
    {
      path: 'touchpoints/creation/custom',
      menu: 'touchpoints/creation',
      title: 'touchpoints:title.custom',
      screen: 'customTouchpoint',
      shape: 'form',
    },
    {
      path: 'touchpoints/creation/product',
      menu: 'touchpoints/creation',
      title: 'touchpoints:title.product',
      screen: 'productTouchpoints',
      shape: 'rows',
    },
    {
      path: 'touchpoints/import',
      menu: 'touchpoints/import',
      title: 'touchpoints:menu.import',
      screen: 'quantityImport',
      shape: 'form',
    },
    {
      path: 'touchpoints/dead-codes',
      menu: 'touchpoints/list',
      section: 'touchpoints/dead-codes',
      title: 'touchpoints:title.deadCodes',
      screen: 'deadCodes',
    },
    {
      path: 'touchpoints/statistics',
      menu: 'touchpoints/list',
      section: 'touchpoints/statistics',
      title: 'touchpoints:title.statistics',
      screen: 'brandStatistics',
      shape: 'figures',
    },
    {
      path: 'touchpoints/configurations',
      menu: 'touchpoints/list',
      section: 'touchpoints/configurations',
      title: 'touchpoints:title.configurations',
      screen: 'configurations',
      shape: 'rows',
    },
    {
      path: 'touchpoints/configurations/{slug}',
      menu: 'touchpoints/list',
      section: 'touchpoints/configurations',
      params: { slug: 'slug' },
      title: 'touchpoints:title.configurations',
      screen: 'configurations',
      shape: 'form',
    },
    {
      path: 'touchpoints/new-configuration',
      may: changeTouchpoints,
      menu: 'touchpoints/list',
      section: 'touchpoints/configurations',
      title: 'touchpoints:configuration.new',
      screen: 'newConfiguration',
      shape: 'form',
    },
    {
      path: 'touchpoints/{id}',
      menu: 'touchpoints/list',
      params: { id: 'hex24' },
      title: 'touchpoints:title.touchpoint',
      screen: 'touchpoint',
      shape: 'editor',
    },
  ],
});
