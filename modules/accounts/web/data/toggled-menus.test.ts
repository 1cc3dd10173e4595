import { expect, test } from 'vitest';
import { toggledMenus } from '../components/menus-fields.tsx';

const order = ['a', 'b', 'c', 'd'];

test('items are given in the order of the menus, whatever was clicked first [USR-07]', () => {
  expect(toggledMenus(['d'], ['a', 'b'], true, order)).toEqual(['a', 'b', 'd']);
});

test('taking a whole module leaves the others', () => {
  expect(toggledMenus(['a', 'b', 'd'], ['a', 'b'], false, order)).toEqual(['d']);
});

test('a menu that is no longer offered is removed by the next change', () => {
  expect(toggledMenus(['x', 'a'], ['b'], true, order)).toEqual(['a', 'b']);
});
