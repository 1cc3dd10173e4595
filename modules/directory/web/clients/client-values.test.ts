import { expect, test } from 'vitest';
import { type ClientValues, clientEdits, withModule } from './client-values.ts';

const values: ClientValues = {
  name: 'Maison Aubrac',
  modules: [{ module: 'touchpoints', product: 'v2' }],
  shortUrlBase: 'ma.example',
  locales: ['fr', 'en'],
  defaultLocale: 'fr',
  currency: 'EUR',
  timeZone: 'Europe/Paris',
  brandColor: '#1f4e3d',
};

test('only changed values are sent', () => {
  expect(clientEdits(values, { ...values, name: 'Aubrac', locales: ['fr', 'de'] })).toEqual({
    name: 'Aubrac',
    locales: ['fr', 'de'],
  });
});

test('a cleared value is sent as null, not as an empty string', () => {
  expect(clientEdits(values, { ...values, shortUrlBase: '', brandColor: '' })).toEqual({
    shortUrlBase: null,
    brandColor: null,
  });
});

test('a module that is taken and given again is no change', () => {
  const taken = withModule(values.modules, 'touchpoints', null);
  expect(taken).toEqual([]);
  const given = withModule(withModule(values.modules, 'profilehub', 'v1'), 'touchpoints', 'v2');
  expect(given.map(({ module }) => module)).toEqual(['profilehub', 'touchpoints']);
  expect(withModule(given, 'profilehub', null)).toEqual(values.modules);
});
