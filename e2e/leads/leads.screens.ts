import type { Screen } from '../screens/screen.ts';
import { someForm } from './some-form.ts';

export const leadsScreens: readonly Screen[] = [
  { screen: 'platform/leads', reader: 'brand admin', otherwiseOnPhone: true },
  { screen: 'platform/forms', reader: 'brand admin', otherwiseOnPhone: true },
  ...['informations', 'settings', 'localization', 'integration', 'fields', 'translations'].map(
    (section): Screen => ({
      screen: `platform/forms/{id}?section=${section}`,
      reader: 'brand admin',
      record: someForm,
      otherwiseOnPhone: true,
    }),
  ),
];
