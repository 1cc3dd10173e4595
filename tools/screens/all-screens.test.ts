import { expect, test } from 'vitest';
import { webModules } from '#suite/web/modules.ts';
import { allScreens } from '../../e2e/screens/all-screens.ts';

test('every screen that a module has built is looked at, at every width and in every language [GEN-04]', () => {
  const looked = new Set(allScreens.map(({ screen }) => screen.replace(/\?.*$/, '')));
  const built = webModules.flatMap(({ screens }) =>
    screens.filter(({ screen }) => screen !== undefined).map(({ path }) => path),
  );
  expect(built.filter((path) => !looked.has(path))).toEqual([]);
});
