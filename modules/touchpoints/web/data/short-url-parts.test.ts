import { expect, test } from 'vitest';
import { plainDestination, shortUrlParts } from './touchpoint-listing.ts';

test('a short URL is told apart into what all have and what differs', () => {
  expect(
    shortUrlParts({ shortUrl: 'https://ma.example/cocotte-26', sourceSuffix: 'cocotte-26' }),
  ).toEqual({
    base: 'ma.example/',
    suffix: 'cocotte-26',
  });
});

test('a destination says whose it is and where there it leads [TP-01]', () => {
  expect(plainDestination('https://maison.example/fr/fonte?x=1')).toBe(
    'maison.example/fr/fonte?x=1',
  );
  expect(plainDestination('https://maison.example/')).toBe('maison.example');
  expect(plainDestination('{host}/garantie')).toBe('{host}/garantie');
});
