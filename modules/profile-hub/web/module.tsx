import {
  IconAddressBook,
  IconArrowsJoin,
  IconFileExport,
  IconFileImport,
  IconLayoutDashboard,
  IconTags,
} from '@tabler/icons-react';
import { profileHubMenu } from '#modules/profile-hub/contract/menu.ts';
import { defineWebModule } from '#platform/web/module/define-web-module.ts';

const group = 'profile-hub:menu.group';
const model = 'profile-hub:menu.model';

export const profileHubWeb = defineWebModule({
  name: 'profile-hub',
  menu: profileHubMenu,
  looks: {
    'profilehub/dashboard': {
      label: 'profile-hub:menu.dashboard',
      icon: IconLayoutDashboard,
      group,
    },
    'profilehub/contacts': { label: 'profile-hub:menu.contacts', icon: IconAddressBook, group },
    'profilehub/import': { label: 'profile-hub:menu.import', icon: IconFileImport, group },
    'profilehub/export': { label: 'profile-hub:menu.export', icon: IconFileExport, group },
    'profilehub/criteria': { label: 'profile-hub:menu.criteria', icon: IconTags, group: model },
    'profilehub/criteria-mapping': {
      label: 'profile-hub:menu.mapping',
      icon: IconArrowsJoin,
      group: model,
    },
  },
  files: () => import('./screen-files.ts'),
  screens: [
    {
      path: 'profilehub/contacts/duplicates',
      menu: 'profilehub/contacts',
      title: 'profile-hub:title.duplicates',
      screen: 'duplicates',
    },
    {
      path: 'profilehub/contacts/privacy',
      menu: 'profilehub/contacts',
      title: 'profile-hub:title.privacy',
      screen: 'privacy',
    },
    {
      path: 'profilehub/dashboard',
      menu: 'profilehub/dashboard',
      title: 'profile-hub:menu.dashboard',
    },
    { path: 'profilehub/import', menu: 'profilehub/import', title: 'profile-hub:menu.import' },
    { path: 'profilehub/export', menu: 'profilehub/export', title: 'profile-hub:menu.export' },
    {
      path: 'profilehub/contacts',
      menu: 'profilehub/contacts',
      title: 'profile-hub:menu.contacts',
    },
    {
      path: 'profilehub/contacts/views',
      menu: 'profilehub/contacts',
      title: 'profile-hub:title.views',
    },
    {
      path: 'profilehub/contacts/segments',
      menu: 'profilehub/contacts',
      title: 'profile-hub:title.segments',
    },
    {
      path: 'profilehub/contacts/segments/{id}',
      menu: 'profilehub/contacts',
      params: { id: 'uuid' },
      title: 'profile-hub:title.segment',
    },
    {
      path: 'profilehub/contacts/{id}',
      menu: 'profilehub/contacts',
      params: { id: 'hex' },
      title: 'profile-hub:title.contact',
    },
    {
      path: 'profilehub/criteria',
      menu: 'profilehub/criteria',
      title: 'profile-hub:menu.criteria',
    },
    {
      path: 'profilehub/criteria/create',
      menu: 'profilehub/criteria',
      title: 'profile-hub:title.newCriterion',
    },
    {
      path: 'profilehub/criteria/{id}',
      menu: 'profilehub/criteria',
      params: { id: 'hex' },
      title: 'profile-hub:title.criterion',
    },
    {
      path: 'profilehub/criteria-mapping',
      menu: 'profilehub/criteria-mapping',
      title: 'profile-hub:menu.mapping',
    },
    {
      path: 'profilehub/criteria-mapping/{type}',
      menu: 'profilehub/criteria-mapping',
      params: { type: 'word' },
      title: 'profile-hub:title.mappingsOfType',
    },
    {
      path: 'profilehub/criteria-mapping/{type}/{id}',
      menu: 'profilehub/criteria-mapping',
      params: { type: 'word', id: 'uuid' },
      title: 'profile-hub:title.oneMapping',
    },
  ],
});
