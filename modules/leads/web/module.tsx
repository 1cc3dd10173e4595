import { IconChartBar, IconDownload, IconForms, IconInbox, IconPlus } from '@tabler/icons-react';
import { leadsMenu } from '#modules/leads/contract/menu.ts';
import { changeForms } from '#modules/leads/contract/permissions.ts';
import { defineWebModule } from '#platform/web/module/define-web-module.ts';

const group = 'leads:menu.group';

export const leadsWeb = defineWebModule({
  name: 'leads',
  menu: leadsMenu,
  looks: {
    'platform/leads': { label: 'leads:menu.leads', icon: IconInbox, group },
    'platform/forms': { label: 'leads:menu.forms', icon: IconForms, group },
    'platform/conversion': { label: 'leads:menu.conversion', icon: IconChartBar, group },
  },
  actions: [
    {
      id: 'new-form',
      label: 'leads:forms.list.new',
      icon: IconPlus,
      item: 'platform/forms',
      path: 'platform/forms',
      action: 'new',
      may: changeForms,
    },
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
    },
    {
      path: 'platform/forms',
      menu: 'platform/forms',
      title: 'leads:menu.forms',
      screen: 'formList',
    },
    {
      path: 'platform/forms/{id}',
      menu: 'platform/forms',
      params: { id: 'uuid' },
      title: 'leads:title.form',
      screen: 'formEditor',
    },
    {
      path: 'platform/conversion',
      menu: 'platform/conversion',
      title: 'leads:menu.conversion',
      screen: 'conversion',
    },
  ],
});
