import { IconForms, IconPlus } from '@tabler/icons-react';
import { formsMenu } from '#modules/forms/contract/menu.ts';
import { changeForms } from '#modules/forms/contract/permissions.ts';
import { defineWebModule } from '#platform/web/module/define-web-module.ts';

export const formsWeb = defineWebModule({
  name: 'forms',
  menu: formsMenu,
  looks: {
    // In the menu group of leads, between the list of leads and the conversion.
    'platform/forms': {
      label: 'forms:menu.forms',
      icon: IconForms,
      group: 'leads:menu.group',
      after: 'platform/leads',
    },
  },
  actions: [
    {
      id: 'new-form',
      label: 'forms:forms.list.new',
      icon: IconPlus,
      item: 'platform/forms',
      path: 'platform/forms',
      action: 'new',
      may: changeForms,
    },
  ],
  files: () => import('./screen-files.ts'),
  screens: [
    {
      path: 'platform/forms',
      menu: 'platform/forms',
      title: 'forms:menu.forms',
      screen: 'formList',
    },
    {
      path: 'platform/forms/{id}',
      menu: 'platform/forms',
      params: { id: 'uuid' },
      title: 'forms:title.form',
      screen: 'formEditor',
      shape: 'editor',
    },
  ],
});
