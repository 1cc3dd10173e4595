import {
  IconClipboardList,
  IconDatabase,
  IconMail,
  IconPlugConnected,
  IconStack2,
  IconWebhook,
} from '@tabler/icons-react';
import { superAdminMenu } from '#modules/super-admin/contract/menu.ts';
import { defineWebModule } from '#platform/web/module/define-web-module.ts';

const group = 'super-admin:menu.group';

export const superAdminWeb = defineWebModule({
  name: 'super-admin',
  menu: superAdminMenu,
  looks: {
    'super-admin/jobs': { label: 'super-admin:menu.jobs', icon: IconStack2, group },
    'super-admin/outbox': { label: 'super-admin:menu.outbox', icon: IconMail, group },
    'super-admin/webhooks': { label: 'super-admin:menu.webhooks', icon: IconWebhook, group },
    'super-admin/connectors': {
      label: 'super-admin:menu.connectors',
      icon: IconPlugConnected,
      group,
    },
    'super-admin/audit': { label: 'super-admin:menu.audit', icon: IconClipboardList, group },
    'super-admin/storage': { label: 'super-admin:menu.storage', icon: IconDatabase, group },
  },
  files: () => import('./screen-files.ts'),
  screens: [
    {
      path: 'super-admin/jobs',
      menu: 'super-admin/jobs',
      title: 'super-admin:menu.jobs',
      screen: 'jobs',
      shape: 'figures',
    },
    {
      path: 'super-admin/outbox',
      menu: 'super-admin/outbox',
      title: 'super-admin:menu.outbox',
      screen: 'outbox',
    },
    {
      path: 'super-admin/webhooks',
      menu: 'super-admin/webhooks',
      title: 'super-admin:menu.webhooks',
      screen: 'webhooks',
    },
    {
      path: 'super-admin/connectors',
      menu: 'super-admin/connectors',
      title: 'super-admin:menu.connectors',
      screen: 'connectors',
      shape: 'rows',
    },
    {
      path: 'super-admin/audit',
      menu: 'super-admin/audit',
      title: 'super-admin:menu.audit',
      screen: 'audit',
    },
    {
      path: 'super-admin/storage',
      menu: 'super-admin/storage',
      title: 'super-admin:menu.storage',
      screen: 'storage',
      shape: 'figures',
    },
  ],
});
