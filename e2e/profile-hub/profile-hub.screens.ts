import type { Screen } from '../screens/screen.ts';

export const profileHubScreens: readonly Screen[] = [
  { screen: 'profilehub/import', reader: 'brand admin' },
];
