import { IconList } from '@tabler/icons-react';
import { expect, test } from 'vitest';
import { screenHits } from './find-anything.tsx';

const screens = [
  ['Touchpoints', 'All touchpoints', 'touchpoints/list'],
  ['Touchpoints', 'Quantity import', 'touchpoints/import'],
  ['Profile Hub', 'Import', 'profilehub/import'],
  ['Paramètres', 'Utilisateurs', 'settings/list'],
].map(([module = '', label = '', key = '']) => ({
  module,
  entry: { key, label, icon: IconList, address: `/clients/c/${key}` },
}));

test.each([
  ['import', ['touchpoints/import', 'profilehub/import']],
  ['hub imp', ['profilehub/import']],
  ['PARAMETRES', ['settings/list']],
  ['nothing', []],
  ['  ', []],
])('%j finds the screens %j [NAV-08]', (typed, keys) => {
  expect(screenHits(screens, typed).map(({ id }) => id)).toEqual(keys);
});
