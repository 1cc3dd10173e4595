import { firstFound } from '../screens/first-found.ts';
import { peekFirst, submitEmpty } from '../screens/opened.ts';
import type { Screen } from '../screens/screen.ts';
import { aubrac } from '../support/demo-person.ts';

const location = firstFound(`/gtr-core/clients/${aubrac}/locations?q=FR-009`);
const product = firstFound(`/gtr-core/clients/${aubrac}/products?q=AUB-COC-18`);

export const directoryScreens: readonly Screen[] = [
  {
    screen: 'settings/locations',
    reader: 'brand admin',
    otherwiseOnPhone: true,
    data: /\/locations\?view=/,
    opens: { peek: peekFirst },
  },
  {
    screen: 'settings/locations/new',
    reader: 'brand admin',
    otherwiseOnPhone: true,
    opens: { errors: submitEmpty },
  },
  { screen: 'settings/locations/new?tab=address', reader: 'brand admin' },
  { screen: 'settings/locations/new?tab=representatives', reader: 'brand admin' },
  { screen: 'settings/locations/{id}', reader: 'brand admin', record: location },
  { screen: 'settings/locations/{id}?tab=hours', reader: 'brand admin', record: location },
  { screen: 'settings/locations/{id}?tab=photos', reader: 'brand admin', record: location },
  { screen: 'settings/locations/products', reader: 'brand admin' },
  { screen: 'settings/locations/groups', reader: 'brand admin', otherwiseOnPhone: true },
  { screen: 'settings/locations/import', reader: 'brand admin' },
  {
    screen: 'settings/products',
    reader: 'brand admin',
    otherwiseOnPhone: true,
    data: /\/products\?view=/,
  },
  { screen: 'settings/products/new', reader: 'brand admin', opens: { errors: submitEmpty } },
  { screen: 'settings/products/{id}', reader: 'brand admin', record: product },
  { screen: 'settings/products/categories', reader: 'brand admin', otherwiseOnPhone: true },
  { screen: 'settings/products/import', reader: 'brand admin' },
  { screen: 'settings/client', reader: 'brand admin', otherwiseOnPhone: true },
  { screen: 'super-admin/clients', reader: 'super admin', otherwiseOnPhone: true },
  { screen: 'super-admin/clients/new', reader: 'super admin' },
  { screen: 'super-admin/clients/import', reader: 'super admin' },
  { screen: 'super-admin/clients/{uuid}', reader: 'super admin', record: aubrac },
  { screen: 'super-admin/locations', reader: 'super admin', otherwiseOnPhone: true },
  { screen: 'super-admin/products', reader: 'super admin', otherwiseOnPhone: true },
];
