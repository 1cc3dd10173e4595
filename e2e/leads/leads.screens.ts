import { firstFound } from '../screens/first-found.ts';
import { peekFirst } from '../screens/opened.ts';
import type { Screen } from '../screens/screen.ts';
import { aubrac } from '../support/demo-person.ts';

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
];
