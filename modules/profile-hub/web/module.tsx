import {
  IconAddressBook,
  IconArrowsJoin,
  IconFileExport,
  IconFileImport,
  IconFilter,
  IconLayoutDashboard,
  IconPlus,
  IconShieldQuestion,
  IconTags,
} from '@tabler/icons-react';
import { profileHubMenu } from '#modules/profile-hub/contract/menu.ts';
import { changeContacts } from '#modules/profile-hub/contract/permissions.ts';
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
  sections: {
    'profilehub/contacts/segments': {
      item: 'profilehub/contacts',
      after: 'profilehub/contacts',
      label: 'profile-hub:title.segments',
      icon: IconFilter,
      group,
    },
    'profilehub/contacts/privacy': {
      item: 'profilehub/contacts',
      after: 'profilehub/export',
      label: 'profile-hub:title.privacy',
      icon: IconShieldQuestion,
      group,
    },
  },
  actions: [
    {
      id: 'new-segment',
      label: 'profile-hub:segment.new',
      icon: IconPlus,
      item: 'profilehub/contacts',
      path: 'profilehub/contacts/segments',
      ask: 'new-segment',
      may: changeContacts,
    },
    {
      id: 'import-contacts',
      label: 'profile-hub:action.import',
      icon: IconFileImport,
      item: 'profilehub/import',
      path: 'profilehub/import',
    },
    {
      id: 'export-contacts',
      label: 'profile-hub:action.export',
      icon: IconFileExport,
      item: 'profilehub/export',
      path: 'profilehub/export',
    },
  ],
  files: () => import('./screen-files.ts'),
  screens: [
    {
      path: 'profilehub/contacts/duplicates',
      menu: 'profilehub/contacts',
      title: 'profile-hub:title.duplicates',
      screen: 'duplicates',
    },
    {
      path: 'profilehub/contacts/blocks',
      menu: 'profilehub/contacts',
      title: 'profile-hub:title.blocks',
      screen: 'blockList',
    },
    {
      path: 'profilehub/contacts/blocks/import',
      menu: 'profilehub/contacts',
      title: 'profile-hub:block.import',
      screen: 'blockImport',
    },
    {
      path: 'profilehub/contacts/privacy',
      menu: 'profilehub/contacts',
      section: 'profilehub/contacts/privacy',
      title: 'profile-hub:title.privacy',
      screen: 'privacy',
    },
    {
      path: 'profilehub/dashboard',
      menu: 'profilehub/dashboard',
      title: 'profile-hub:menu.dashboard',
      screen: 'contactDashboard',
    },
    {
      path: 'profilehub/import',
      menu: 'profilehub/import',
      title: 'profile-hub:menu.import',
      screen: 'contactImport',
    },
    {
      path: 'profilehub/export',
      menu: 'profilehub/export',
      title: 'profile-hub:menu.export',
      screen: 'contactExport',
    },
    {
      path: 'profilehub/contacts',
      menu: 'profilehub/contacts',
      title: 'profile-hub:menu.contacts',
      screen: 'contactList',
    },
    {
      path: 'profilehub/contacts/create',
      menu: 'profilehub/contacts',
      title: 'profile-hub:contact.new',
      screen: 'contactCreate',
    },
    {
      path: 'profilehub/contacts/views',
      menu: 'profilehub/contacts',
      title: 'profile-hub:title.views',
      screen: 'contactViews',
    },
    {
      path: 'profilehub/contacts/segments',
      menu: 'profilehub/contacts',
      section: 'profilehub/contacts/segments',
      title: 'profile-hub:title.segments',
      screen: 'segmentList',
    },
    {
      path: 'profilehub/contacts/segments/{id}',
      menu: 'profilehub/contacts',
      params: { id: 'uuid' },
      section: 'profilehub/contacts/segments',
      title: 'profile-hub:title.segment',
      screen: 'segment',
    },
    {
      path: 'profilehub/contacts/{id}',
      menu: 'profilehub/contacts',
      params: { id: 'hex' },
      title: 'profile-hub:title.contact',
      screen: 'contact',
    },
    {
      path: 'profilehub/criteria',
      menu: 'profilehub/criteria',
      title: 'profile-hub:menu.criteria',
      screen: 'criterionList',
    },
    {
      path: 'profilehub/criteria/create',
      menu: 'profilehub/criteria',
      title: 'profile-hub:title.newCriterion',
      screen: 'criterionCreate',
    },
    {
      path: 'profilehub/criteria/standard/{slug}',
      menu: 'profilehub/criteria',
      params: { slug: 'word' },
      title: 'profile-hub:title.criterion',
      screen: 'standardCriterion',
    },
    {
      path: 'profilehub/criteria/{id}',
      menu: 'profilehub/criteria',
      params: { id: 'hex' },
      title: 'profile-hub:title.criterion',
      screen: 'criterion',
    },
    {
      path: 'profilehub/criteria-mapping',
      menu: 'profilehub/criteria-mapping',
      title: 'profile-hub:menu.mapping',
      screen: 'mappingTypes',
    },
    {
      path: 'profilehub/criteria-mapping/import',
      menu: 'profilehub/criteria-mapping',
      title: 'profile-hub:mapping.file.title',
      screen: 'answerImport',
    },
    {
      path: 'profilehub/criteria-mapping/{type}',
      menu: 'profilehub/criteria-mapping',
      params: { type: 'word' },
      title: 'profile-hub:title.mappingsOfType',
      screen: 'campaignList',
    },
    {
      path: 'profilehub/criteria-mapping/{type}/{id}',
      menu: 'profilehub/criteria-mapping',
      params: { type: 'word', id: 'uuid' },
      title: 'profile-hub:title.oneMapping',
      screen: 'mapping',
    },
  ],
});
