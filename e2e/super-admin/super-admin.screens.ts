import type { Screen } from '../screens/screen.ts';

export const superAdminScreens: readonly Screen[] = [
  {
    screen: 'super-admin/jobs',
    reader: 'super admin',
    otherwiseOnPhone: true,
    data: /\/api\/sa\/jobs(\?|$)/,
  },
  { screen: 'super-admin/outbox', reader: 'super admin', otherwiseOnPhone: true },
  { screen: 'super-admin/webhooks', reader: 'super admin', otherwiseOnPhone: true },
  { screen: 'super-admin/connectors', reader: 'super admin' },
  { screen: 'super-admin/audit', reader: 'super admin', otherwiseOnPhone: true },
  { screen: 'super-admin/storage', reader: 'super admin' },
];
