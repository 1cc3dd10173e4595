import type { Screen } from '../screens/screen.ts';

export const communicationScreens: readonly Screen[] = [
  { screen: 'communication/settings/google', reader: 'brand admin', otherwiseOnPhone: true },
  { screen: 'communication/settings/google?view=proposed', reader: 'brand admin' },
];
