import { IconKey, IconUsers, IconUsersGroup } from '@tabler/icons-react';
import { accountsMenu } from '#modules/accounts/contract/menu.ts';
import { defineWebModule } from '#platform/web/module/define-web-module.ts';

export const accountsWeb = defineWebModule({
  name: 'accounts',
  menu: accountsMenu,
  looks: {
    'settings/list': {
      label: 'accounts:menu.users',
      icon: IconUsers,
      group: 'accounts:menu.group',
    },
    'settings/api-keys': {
      label: 'accounts:menu.apiKeys',
      icon: IconKey,
      group: 'accounts:menu.group',
    },
    'super-admin/users': {
      label: 'accounts:menu.users',
      icon: IconUsersGroup,
      group: 'accounts:menu.allClients',
    },
  },
  files: () => import('./screen-files.ts'),
  screens: [
    {
      path: 'settings/list',
      menu: 'settings/list',
      title: 'accounts:menu.users',
      screen: 'userList',
    },
    {
      path: 'settings/list/manage',
      menu: 'settings/list',
      title: 'accounts:title.newUser',
      screen: 'userCreate',
      shape: 'form',
    },
    {
      path: 'settings/list/manage/{id}',
      menu: 'settings/list',
      params: { id: 'uuid' },
      title: 'accounts:title.user',
      screen: 'userEdit',
      shape: 'editor',
    },
    {
      path: 'settings/api-keys',
      menu: 'settings/api-keys',
      title: 'accounts:menu.apiKeys',
      screen: 'apiKeys',
      shape: 'rows',
    },
    {
      path: 'super-admin/users',
      menu: 'super-admin/users',
      title: 'accounts:menu.users',
      screen: 'everyUserList',
    },
    {
      path: 'super-admin/users/{id}',
      menu: 'super-admin/users',
      params: { id: 'uuid' },
      title: 'accounts:title.user',
      screen: 'everyUser',
      shape: 'editor',
    },
    {
      path: 'profile',
      title: 'accounts:title.profile',
      screen: 'profile',
      shape: 'form',
    },
    {
      path: 'profile/notifications',
      section: 'profile/notifications',
      title: 'accounts:title.notifications',
      screen: 'notificationSettings',
      shape: 'form',
    },
  ],
});
