import { firstFound } from '../screens/first-found.ts';
import { peekFirst } from '../screens/opened.ts';
import type { Screen } from '../screens/screen.ts';
import { aubrac } from '../support/demo-person.ts';

const form = firstFound(`/gtr-api/lead-generation/clients/${aubrac}/forms`);
const lead = firstFound(`/gtr-api/lead-generation/clients/${aubrac}/leads?view=accepted`);

export const leadsScreens: readonly Screen[] = [
  {
    screen: 'platform/leads',
    reader: 'brand admin',
    otherwiseOnPhone: true,
    data: /\/leads\?view=/,
    opens: { peek: peekFirst },
  },
  {
    screen: 'platform/conversion',
    reader: 'brand admin',
    otherwiseOnPhone: true,
    data: /\/conversion\?/,
  },
  ...['', '?tab=metadata', '?tab=history', '?edit=1'].map(
    (part): Screen => ({
      screen: `platform/leads/{id}${part}`,
      reader: 'brand admin',
      record: lead,
      otherwiseOnPhone: true,
      ...(part === '' && { data: /\/lead-generation\/clients\/[^/]+\/leads\/[\da-f-]{36}/ }),
    }),
  ),
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
