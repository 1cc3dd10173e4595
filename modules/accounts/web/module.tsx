import { IconUsers, IconUsersGroup } from '@tabler/icons-react';
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
    'super-admin/users': {
      label: 'accounts:menu.users',
      icon: IconUsersGroup,
      group: 'accounts:menu.allClients',
    },
  },
  screens: [
    {
      path: 'settings/list',
      menu: 'settings/list',
      title: 'accounts:menu.users',
      screen: () => import('./users/screens/user-list.screen.tsx'),
    },
    {
      path: 'settings/list/manage',
      menu: 'settings/list',
      title: 'accounts:title.newUser',
      screen: () => import('./new-user/screens/user-create.screen.tsx'),
    },
    {
      path: 'settings/list/manage/{id}',
      menu: 'settings/list',
      params: { id: 'uuid' },
      title: 'accounts:title.user',
      screen: () => import('./user/screens/user-edit.screen.tsx'),
    },
    {
      path: 'super-admin/users',
      menu: 'super-admin/users',
      title: 'accounts:menu.users',
      screen: () => import('./every-user/screens/every-user-list.screen.tsx'),
    },
    {
      path: 'super-admin/users/{id}',
      menu: 'super-admin/users',
      params: { id: 'uuid' },
      title: 'accounts:title.user',
      screen: () => import('./every-user/screens/every-user.screen.tsx'),
    },
    {
      path: 'profile',
      title: 'accounts:title.profile',
      screen: () => import('./profile/screens/profile.screen.tsx'),
    },
  ],
});
