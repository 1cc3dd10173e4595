import type { Screen } from '../screens/screen.ts';

export const locatorScreens: readonly Screen[] = [
  { screen: 'platform/locator/dashboard', reader: 'brand admin', otherwiseOnPhone: true },
  { screen: 'platform/locator/list', reader: 'brand admin', otherwiseOnPhone: true },
  { screen: 'platform/locator/creation', reader: 'brand admin', otherwiseOnPhone: true },
  ...[
    'settings',
    'map',
    'search',
    'location',
    'translations',
    'customData',
    'header',
    'footer',
  ].map(
    (tab): Screen => ({
      screen: `platform/locator/{slug}?tab=${tab}`,
      reader: 'brand admin',
      record: 'revendeurs-fr',
      otherwiseOnPhone: true,
    }),
  ),
];
