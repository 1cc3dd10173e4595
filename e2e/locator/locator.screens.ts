import type { Screen } from '../screens/screen.ts';

export const locatorScreens: readonly Screen[] = [
  { screen: 'platform/locator/dashboard', reader: 'brand admin', otherwiseOnPhone: true },
  { screen: 'platform/locator/list', reader: 'brand admin', otherwiseOnPhone: true },
  { screen: 'platform/locator/creation', reader: 'brand admin', otherwiseOnPhone: true },
];
