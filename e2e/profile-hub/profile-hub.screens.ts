import type { Screen } from '../screens/screen.ts';

export const profileHubScreens: readonly Screen[] = [
  { screen: 'profilehub/contacts/duplicates', reader: 'brand admin', otherwiseOnPhone: true },
  { screen: 'profilehub/contacts/privacy', reader: 'brand admin' },
];
