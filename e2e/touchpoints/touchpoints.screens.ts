import { firstFound } from '../screens/first-found.ts';
import { peekFirst, submitEmpty } from '../screens/opened.ts';
import type { Screen } from '../screens/screen.ts';

const touchpoint = firstFound('/api/node/touchpoint/searchTouchpoints', {
  brandId: '1001',
  searchFilter: { q: 'entretien-fonte' },
});

export const touchpointScreens: readonly Screen[] = [
  {
    screen: 'touchpoints/list',
    reader: 'brand admin',
    otherwiseOnPhone: true,
    data: /\/searchTouchpoints/,
    opens: { peek: peekFirst },
  },
  { screen: 'touchpoints/{id}', reader: 'brand admin', record: touchpoint, otherwiseOnPhone: true },
  { screen: 'touchpoints/creation', reader: 'brand admin' },
  { screen: 'touchpoints/creation/custom', reader: 'brand admin', opens: { errors: submitEmpty } },
  { screen: 'touchpoints/creation/product', reader: 'brand admin' },
  { screen: 'touchpoints/import', reader: 'brand admin' },
  { screen: 'touchpoints/dead-codes', reader: 'brand admin', otherwiseOnPhone: true },
  { screen: 'touchpoints/statistics', reader: 'brand admin', otherwiseOnPhone: true },
  { screen: 'touchpoints/configurations', reader: 'brand admin', otherwiseOnPhone: true },
  { screen: 'touchpoints/configurations/{slug}', reader: 'brand admin', record: 'standard' },
  { screen: 'touchpoints/new-configuration', reader: 'brand admin' },
];

/** Server-rendered pages for visitors. */
export const visitorPages: readonly Screen[] = [
  { screen: 's/1001/nothing-here', reader: 'nobody' },
  { screen: 's/1001/advent', reader: 'nobody' },
  { screen: 's/1001/salon-lyon', reader: 'nobody' },
  { screen: 'p/1001', reader: 'nobody' },
  { screen: 'p/1001/cocotte-en-fonte-18-cm', reader: 'nobody' },
];
