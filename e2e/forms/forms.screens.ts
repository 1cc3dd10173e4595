import { firstFound } from '../screens/first-found.ts';
import type { Screen } from '../screens/screen.ts';
import { aubrac } from '../support/demo-person.ts';

const form = firstFound(`/gtr-api/lead-generation/clients/${aubrac}/forms`);

export const formsScreens: readonly Screen[] = [
  {
    screen: 'platform/forms',
    reader: 'brand admin',
    otherwiseOnPhone: true,
    data: /\/forms\?view=/,
  },
  ...[
    'informations',
    'settings',
    'localization',
    'integration',
    'fields',
    'translations',
    'notifications',
  ].map(
    (section): Screen => ({
      screen: `platform/forms/{id}?section=${section}`,
      reader: 'brand admin',
      record: form,
      otherwiseOnPhone: true,
    }),
  ),
];
