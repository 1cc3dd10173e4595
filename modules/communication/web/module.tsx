import { IconChartDots3, IconMessageStar, IconSettings } from '@tabler/icons-react';
import { communicationMenu } from '#modules/communication/contract/menu.ts';
import { defineWebModule } from '#platform/web/module/define-web-module.ts';

const group = 'communication:menu.group';

export const communicationWeb = defineWebModule({
  name: 'communication',
  menu: communicationMenu,
  looks: {
    'communication/reviews': {
      label: 'communication:menu.reviews',
      icon: IconMessageStar,
      group,
      count: () => import('./reviews/components/open-reviews-count.tsx'),
    },
    'communication/semantic-analysis': {
      label: 'communication:menu.semanticAnalysis',
      icon: IconChartDots3,
      group,
    },
    'communication/settings': { label: 'communication:menu.settings', icon: IconSettings, group },
  },
  files: () => import('./screen-files.ts'),
  screens: [
    {
      path: 'communication/reviews',
      menu: 'communication/reviews',
      title: 'communication:menu.reviews',
      screen: 'reviews',
    },
    {
      path: 'communication/semantic-analysis',
      menu: 'communication/semantic-analysis',
      title: 'communication:menu.semanticAnalysis',
      screen: 'semanticAnalysis',
    },
    {
      path: 'communication/settings',
      menu: 'communication/settings',
      title: 'communication:menu.settings',
      screen: 'replySettings',
      shape: 'editor',
    },
    {
      path: 'communication/settings/import',
      menu: 'communication/settings',
      title: 'communication:sources.import',
      screen: 'reviewImport',
      shape: 'form',
    },
    {
      path: 'communication/settings/google',
      menu: 'communication/settings',
      title: 'communication:google.title',
      screen: 'googleSettings',
    },
  ],
});
