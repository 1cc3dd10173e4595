import {
  IconBuilding,
  IconBuildingStore,
  IconMapPins,
  IconPackage,
  IconPackages,
} from '@tabler/icons-react';
import { directoryMenu } from '#modules/directory/contract/menu.ts';
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
  screens: [
    {
      path: 'settings/locations',
      menu: 'settings/locations',
      title: 'directory:menu.locations',
      screen: () => import('./locations/screens/location-list.screen.tsx'),
    },
    {
      path: 'settings/locations/new',
      menu: 'settings/locations',
      title: 'directory:title.newLocation',
      screen: () => import('./locations/screens/location-create.screen.tsx'),
    },
    {
      path: 'settings/locations/groups',
      menu: 'settings/locations',
      title: 'directory:title.groups',
      screen: () => import('./location-groups/screens/location-groups.screen.tsx'),
    },
    {
      path: 'settings/locations/import',
      menu: 'settings/locations',
      title: 'directory:title.importLocations',
      screen: () => import('./locations/screens/location-import.screen.tsx'),
    },
    {
      path: 'settings/locations/{id}',
      menu: 'settings/locations',
      params: { id: 'uuid' },
      title: 'directory:title.location',
      screen: () => import('./locations/screens/location-edit.screen.tsx'),
    },
    {
      path: 'settings/products',
      menu: 'settings/products',
      title: 'directory:menu.products',
      screen: () => import('./products/screens/product-list.screen.tsx'),
    },
    {
      path: 'settings/products/new',
      menu: 'settings/products',
      title: 'directory:title.newProduct',
      screen: () => import('./products/screens/product-create.screen.tsx'),
    },
    {
      path: 'settings/products/import',
      menu: 'settings/products',
      title: 'directory:title.importProducts',
      screen: () => import('./products/screens/product-import.screen.tsx'),
    },
    {
      path: 'settings/products/{id}',
      menu: 'settings/products',
      params: { id: 'uuid' },
      title: 'directory:title.product',
      screen: () => import('./products/screens/product-edit.screen.tsx'),
    },
    {
      path: 'super-admin/clients',
      menu: 'super-admin/clients',
      title: 'directory:title.clients',
      screen: () => import('./clients/screens/client-list.screen.tsx'),
    },
    {
      path: 'super-admin/clients/new',
      menu: 'super-admin/clients',
      title: 'directory:title.newClient',
      screen: () => import('./clients/screens/client-create.screen.tsx'),
    },
    {
      path: 'super-admin/clients/{uuid}',
      menu: 'super-admin/clients',
      params: { uuid: 'uuid' },
      title: 'directory:title.client',
      screen: () => import('./clients/screens/client.screen.tsx'),
    },
    {
      path: 'super-admin/locations',
      menu: 'super-admin/locations',
      title: 'directory:menu.locations',
      screen: () => import('./locations/screens/every-location-list.screen.tsx'),
    },
    {
      path: 'super-admin/products',
      menu: 'super-admin/products',
      title: 'directory:menu.products',
      screen: () => import('./products/screens/every-product-list.screen.tsx'),
    },
  ],
});
