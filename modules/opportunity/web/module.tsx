import { IconAdjustmentsHorizontal, IconMap2 } from '@tabler/icons-react';
import { opportunityMenu } from '#modules/opportunity/contract/menu.ts';
import { manageProspects } from '#modules/opportunity/contract/permissions.ts';
import { defineWebModule } from '#platform/web/module/define-web-module.ts';

const group = 'opportunity:menu.group';

export const opportunityWeb = defineWebModule({
  name: 'opportunity',
  menu: opportunityMenu,
  looks: {
    'platform/opportunity': { label: 'opportunity:menu.map', icon: IconMap2, group },
    'platform/configuration': {
      label: 'opportunity:menu.configuration',
      icon: IconAdjustmentsHorizontal,
      group,
    },
  },
  files: () => import('./screen-files.ts'),
  screens: [
    {
      path: 'platform/opportunity',
      menu: 'platform/opportunity',
      title: 'opportunity:menu.map',
      screen: 'opportunityMap',
      shape: 'map',
    },
    {
      path: 'platform/opportunity/suggest/{locationId}',
      menu: 'platform/opportunity',
      title: 'opportunity:suggest.title',
      params: { locationId: 'uuid' },
      screen: 'suggest',
      shape: 'map',
    },
    {
      path: 'platform/opportunity/suggestions',
      menu: 'platform/opportunity',
      title: 'opportunity:suggestions.title',
      screen: 'suggestions',
    },
    {
      path: 'platform/configuration',
      menu: 'platform/configuration',
      title: 'opportunity:configuration.title',
      screen: 'configuration',
      shape: 'editor',
    },
    {
      path: 'platform/opportunity/import/intentions',
      menu: 'platform/opportunity',
      title: 'opportunity:imports.intentions.title',
      screen: 'intentionImport',
      may: manageProspects,
      shape: 'form',
    },
    {
      path: 'platform/opportunity/import/prospects',
      menu: 'platform/opportunity',
      title: 'opportunity:imports.prospects.title',
      screen: 'prospectImport',
      may: manageProspects,
      shape: 'form',
    },
    {
      path: 'platform/opportunity/import/sales',
      menu: 'platform/opportunity',
      title: 'opportunity:imports.sales.title',
      screen: 'salesImport',
      may: manageProspects,
      shape: 'form',
    },
  ],
});
