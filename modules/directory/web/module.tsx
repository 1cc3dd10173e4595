import {
  IconBuilding,
  IconBuildingCog,
  IconBuildingStore,
  IconDownload,
  IconMapPins,
  IconPackage,
  IconPackages,
} from '@tabler/icons-react';
import { directoryMenu } from '#modules/directory/contract/menu.ts';
import { manageLocations, manageProducts } from '#modules/directory/contract/permissions.ts';
import { defineWebModule } from '#platform/web/module/define-web-module.ts';

export const directoryWeb = defineWebModule({
  name: 'directory',
  menu: directoryMenu,
  looks: {
    'settings/locations': {
      label: 'directory:menu.locations',
      icon: IconBuildingStore,
      group: 'directory:menu.group',
    },
    'settings/products': {
      label: 'directory:menu.products',
      icon: IconPackage,
      group: 'directory:menu.group',
    },
    'settings/client': {
      label: 'directory:menu.client',
      icon: IconBuildingCog,
      group: 'directory:menu.group',
    },
    'super-admin/clients': {
      label: 'directory:title.clients',
      icon: IconBuilding,
      group: 'directory:menu.clients',
    },
    'super-admin/locations': {
      label: 'directory:menu.locations',
      icon: IconMapPins,
      group: 'directory:menu.directory',
    },
    'super-admin/products': {
      label: 'directory:menu.products',
      icon: IconPackages,
      group: 'directory:menu.directory',
    },
  },
  actions: [
    {
      id: 'export-locations',
      label: 'directory:action.exportLocations',
      icon: IconDownload,
      item: 'settings/locations',
      path: 'settings/locations',
      action: 'export',
    },
    {
      id: 'export-products',
      label: 'directory:action.exportProducts',
      icon: IconDownload,
      item: 'settings/products',
      path: 'settings/products',
      action: 'export',
    },
  ],
  files: () => import('./screen-files.ts'),
  screens: [
    {
      path: 'settings/locations',
      menu: 'settings/locations',
      title: 'directory:menu.locations',
      screen: 'locationList',
    },
    {
      path: 'settings/locations/new',
      may: manageLocations,
      menu: 'settings/locations',
      title: 'directory:title.newLocation',
      screen: 'locationCreate',
    },
    {
      path: 'settings/locations/groups',
      may: manageLocations,
      menu: 'settings/locations',
      title: 'directory:title.groups',
      screen: 'locationGroups',
    },
    {
      path: 'settings/locations/import',
      may: manageLocations,
      menu: 'settings/locations',
      title: 'directory:title.importLocations',
      screen: 'locationImport',
    },
    {
      path: 'settings/locations/products',
      may: manageLocations,
      menu: 'settings/locations',
      title: 'directory:productRange.title',
      screen: 'productRangeImport',
    },
    {
      path: 'settings/locations/{id}',
      menu: 'settings/locations',
      params: { id: 'uuid' },
      title: 'directory:title.location',
      screen: 'locationEdit',
    },
    {
      path: 'settings/products',
      menu: 'settings/products',
      title: 'directory:menu.products',
      screen: 'productList',
    },
    {
      path: 'settings/products/new',
      may: manageProducts,
      menu: 'settings/products',
      title: 'directory:title.newProduct',
      screen: 'productCreate',
    },
    {
      path: 'settings/products/categories',
      may: manageProducts,
      menu: 'settings/products',
      title: 'directory:category.title',
      screen: 'productCategories',
    },
    {
      path: 'settings/products/import',
      may: manageProducts,
      menu: 'settings/products',
      title: 'directory:title.importProducts',
      screen: 'productImport',
    },
    {
      path: 'settings/products/{id}',
      menu: 'settings/products',
      params: { id: 'uuid' },
      title: 'directory:title.product',
      screen: 'productEdit',
    },
    {
      path: 'settings/client',
      menu: 'settings/client',
      title: 'directory:menu.client',
      screen: 'clientSettings',
    },
    {
      path: 'super-admin/clients',
      menu: 'super-admin/clients',
      title: 'directory:title.clients',
      screen: 'clientList',
    },
    {
      path: 'super-admin/clients/new',
      menu: 'super-admin/clients',
      title: 'directory:title.newClient',
      screen: 'clientCreate',
    },
    {
      path: 'super-admin/clients/{uuid}',
      menu: 'super-admin/clients',
      params: { uuid: 'uuid' },
      title: 'directory:title.client',
      screen: 'client',
    },
    {
      path: 'super-admin/locations',
      menu: 'super-admin/locations',
      title: 'directory:menu.locations',
      screen: 'everyLocationList',
    },
    {
      path: 'super-admin/products',
      menu: 'super-admin/products',
      title: 'directory:menu.products',
      screen: 'everyProductList',
    },
  ],
});
