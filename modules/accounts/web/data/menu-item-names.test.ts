import { expect, test } from 'vitest';
import { menuItemNames } from './offered-menus.ts';

const suiteLabels = {
  itemName: (key: string) => key.split('/').at(-1) ?? '',
  moduleName: (module: string) => module.toUpperCase(),
};

test('menu items with the same name are distinguished by their modules, others show only their name [USR-07]', () => {
  const keys = ['profilehub/dashboard', 'profilehub/contacts', 'platform/locator/dashboard'];
  expect(menuItemNames(keys, suiteLabels)).toEqual([
    'PROFILEHUB – dashboard',
    'contacts',
    'PLATFORM – dashboard',
  ]);
});
