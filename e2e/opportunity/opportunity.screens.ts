import type { Screen } from '../screens/screen.ts';

export const opportunityScreens: readonly Screen[] = [
  { screen: 'platform/opportunity', reader: 'brand admin', otherwiseOnPhone: true },
  {
    screen: 'platform/opportunity?show=table',
    reader: 'brand admin',
    otherwiseOnPhone: true,
    data: /\/opportunity\/clients\/[^/]+\/areas\?/,
  },
];
