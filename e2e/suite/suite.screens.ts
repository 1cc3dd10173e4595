import type { Screen } from '../screens/screen.ts';

export const openScreens: readonly Screen[] = [
  { screen: 'sign-in', reader: 'nobody', otherwiseOnPhone: true },
  { screen: 'forgot-password', reader: 'nobody' },
  { screen: 'set-password?token=broken-link-broken-link', reader: 'nobody' },
  { screen: 'first-admin?token=broken-link-broken-link', reader: 'nobody' },
  { screen: 'nothing', reader: 'nobody' },
];

export const shellScreens: readonly Screen[] = [
  { screen: 'platform/leads', reader: 'brand admin' },
  { screen: 'touchpoints/abc', reader: 'brand admin' },
  { screen: 'guide/retailers', reader: 'super admin', otherwiseOnPhone: true },
];
