import type { Screen } from '../screens/screen.ts';

export const communicationScreens: readonly Screen[] = [
  { screen: 'communication/settings/google', reader: 'brand admin', otherwiseOnPhone: true },
];
