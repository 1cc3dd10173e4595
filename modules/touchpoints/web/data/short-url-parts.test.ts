import { expect, test } from 'vitest';
import { destinationPath, shortUrlParts } from './short-url-parts.ts';

test('a short URL is told apart into what all have and what differs', () => {
  expect(
    shortUrlParts({ shortUrl: 'https://ma.example/cocotte-26', sourceSuffix: 'cocotte-26' }),
  ).toEqual({
    base: 'ma.example/',
    suffix: 'cocotte-26',
  });
});

test('a destination is told by its path, or by its host where it has none', () => {
  expect(destinationPath('https://maison.example/fr/fonte?x=1')).toBe('/fr/fonte?x=1');
  expect(destinationPath('https://maison.example/')).toBe('maison.example');
  expect(destinationPath('{host}/garantie')).toBe('{host}/garantie');
});
