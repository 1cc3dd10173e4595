import { submitEmpty } from '../screens/opened.ts';
import type { Screen } from '../screens/screen.ts';

export const locatorScreens: readonly Screen[] = [
  {
    screen: 'platform/locator/dashboard',
    reader: 'brand admin',
    otherwiseOnPhone: true,
    data: /\/locator\/clients\/[^/]+\/(insights|analytics|places|stores-funnel)\?/,
  },
  {
    screen: 'platform/locator/list',
    reader: 'brand admin',
    otherwiseOnPhone: true,
    data: /\/locator\/clients\/[^/]+\/locators$/,
  },
  {
    screen: 'platform/locator/creation',
    reader: 'brand admin',
    otherwiseOnPhone: true,
    opens: { errors: submitEmpty },
  },
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
