import { IconUsers } from '@tabler/icons-react';
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
  },
  screens: [
    { path: 'settings/list', menu: 'settings/list', title: 'accounts:menu.users' },
    { path: 'settings/list/manage', menu: 'settings/list', title: 'accounts:title.newUser' },
    {
      path: 'settings/list/manage/{id}',
      menu: 'settings/list',
      params: { id: 'uuid' },
      title: 'accounts:title.user',
    },
    {
      path: 'profile',
      title: 'accounts:title.profile',
      screen: () => import('./screens/profile.screen.tsx'),
    },
  ],
});
