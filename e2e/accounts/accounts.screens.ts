import { peekFirst, submitEmpty } from '../screens/opened.ts';
import type { Screen } from '../screens/screen.ts';
import { person } from '../support/demo-person.ts';

const { id } = person('Ottilie');

export const accountsScreens: readonly Screen[] = [
  {
    screen: 'settings/list',
    reader: 'brand admin',
    otherwiseOnPhone: true,
    data: /\/gtr-core\/users\?/,
    opens: { peek: peekFirst },
  },
  {
    screen: 'settings/list/manage',
    reader: 'brand admin',
    otherwiseOnPhone: true,
    opens: { errors: submitEmpty },
  },
  { screen: 'settings/list/manage/{id}', reader: 'brand admin', record: id },
  {
    screen: 'settings/list/manage/{id}?tab=places',
    reader: 'brand admin',
    record: id,
    otherwiseOnPhone: true,
  },
  { screen: 'settings/list/manage/{id}?tab=menus', reader: 'brand admin', record: id },
  { screen: 'settings/api-keys', reader: 'brand admin' },
  { screen: 'profile', reader: 'brand admin', otherwiseOnPhone: true },
  { screen: 'profile?tab=password', reader: 'brand admin' },
  { screen: 'profile/notifications', reader: 'brand admin', otherwiseOnPhone: true },
  { screen: 'super-admin/users', reader: 'super admin', otherwiseOnPhone: true },
  { screen: 'super-admin/users/{id}', reader: 'super admin', record: id },
];
