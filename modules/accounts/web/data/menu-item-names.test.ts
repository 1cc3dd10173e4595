import { expect, test } from 'vitest';
import { menuItemNames } from './offered-menus.ts';

const suiteLabels = {
  itemName: (key: string) => key.split('/').at(-1) ?? '',
  moduleName: (module: string) => module.toUpperCase(),
};

test('items of one name are told apart by their modules, others are just named [USR-07]', () => {
  const keys = ['profilehub/dashboard', 'profilehub/contacts', 'platform/locator/dashboard'];
  expect(menuItemNames(keys, suiteLabels)).toEqual([
    'PROFILEHUB – dashboard',
    'contacts',
    'PLATFORM – dashboard',
  ]);
});
