import { expect, test } from 'vitest';
import { plainDestination, shortUrlParts } from './touchpoint-listing.ts';

test('a short URL is split into the common base and its suffix', () => {
  expect(
    shortUrlParts({ shortUrl: 'https://ma.example/cocotte-26', sourceSuffix: 'cocotte-26' }),
  ).toEqual({
    base: 'ma.example/',
    suffix: 'cocotte-26',
  });
});

test('a destination is shown with host and path, without the scheme [TP-01]', () => {
  expect(plainDestination('https://maison.example/fr/fonte?x=1')).toBe(
    'maison.example/fr/fonte?x=1',
  );
  expect(plainDestination('https://maison.example/')).toBe('maison.example');
  expect(plainDestination('{host}/garantie')).toBe('/garantie');
  expect(plainDestination('{host}/')).toBe('{host}/');
});
