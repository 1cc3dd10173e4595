import { IconChartBar, IconDownload, IconInbox } from '@tabler/icons-react';
import { leadsMenu } from '#modules/leads/contract/menu.ts';
import { defineWebModule } from '#platform/web/module/define-web-module.ts';

const group = 'leads:menu.group';

export const leadsWeb = defineWebModule({
  name: 'leads',
  menu: leadsMenu,
  looks: {
    'platform/leads': { label: 'leads:menu.leads', icon: IconInbox, group },
    'platform/conversion': { label: 'leads:menu.conversion', icon: IconChartBar, group },
  },
  actions: [
    {
      id: 'export-leads',
      label: 'leads:action.export',
      icon: IconDownload,
      item: 'platform/leads',
      path: 'platform/leads',
      action: 'export',
    },
  ],
  files: () => import('./screen-files.ts'),
  screens: [
    {
      path: 'platform/leads',
      menu: 'platform/leads',
      title: 'leads:menu.leads',
      screen: 'leadList',
    },
    {
      path: 'platform/leads/{id}',
      menu: 'platform/leads',
      params: { id: 'uuid' },
      title: 'leads:title.lead',
      screen: 'lead',
      shape: 'editor',
    },
    {
      path: 'platform/conversion',
      menu: 'platform/conversion',
      title: 'leads:menu.conversion',
      screen: 'conversion',
      shape: 'figures',
    },
  ],
});
