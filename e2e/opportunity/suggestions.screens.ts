import { firstFound } from '../screens/first-found.ts';
import { dialogByKey } from '../screens/opened.ts';
import type { Screen } from '../screens/screen.ts';
import { aubrac } from '../support/demo-person.ts';

const location = firstFound(`/gtr-core/clients/${aubrac}/locations?q=FR-009`);

export const suggestionScreens: readonly Screen[] = [
  {
    screen: 'platform/opportunity/suggest/{locationId}',
    reader: 'brand admin',
    record: location,
    otherwiseOnPhone: true,
  },
  {
    screen: 'platform/opportunity/suggestions',
    reader: 'brand admin',
    otherwiseOnPhone: true,
    data: /\/change-requests\?state=/,
    opens: { decline: dialogByKey('d') },
  },
  // On a phone an open suggestion is a separate page.
  {
    screen: 'platform/opportunity/suggestions?request={id}',
    reader: 'brand admin',
    record: firstFound(`/gtr-core/clients/${aubrac}/change-requests`),
    otherwiseOnPhone: true,
  },
];
