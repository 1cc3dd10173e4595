import { expect, test } from 'vitest';
import { destinationFault, resolvedDestination, spelledOut } from './destination.ts';

test.each([
  ['https://maison.example/fr', undefined],
  ['http://maison.example', undefined],
  ['{host}', undefined],
  ['{host}/fr?x=1', undefined],
  ['{host}.evil.example', 'destinationInvalid'],
  ['https://{host}.evil.example/', 'destinationInvalid'],
  ['https://maison.example/{host}', 'destinationInvalid'],
  ['javascript:alert(1)', 'destinationScheme'],
  ['data:text/html,x', 'destinationScheme'],
  ['maison.example', 'destinationScheme'],
  ['https://user:secret@maison.example', 'destinationCredentials'],
  ['http://127.1', 'destinationPrivate'],
  ['http://0x7f.1', 'destinationPrivate'],
  ['http://2130706433', 'destinationPrivate'],
  ['http://[::ffff:7f00:1]', 'destinationPrivate'],
  ['http://１２７.0.0.1', 'destinationPrivate'],
  ['https://a b', 'destinationInvalid'],
])('%s: %s [TP-12]', (text, fault) => {
  expect(destinationFault(text)).toBe(fault);
});

test('a destination is encoded as a browser does, and {host} remains [TP-12]', () => {
  expect(spelledOut('https://maison.example/été à la mer')).toBe(
    'https://maison.example/%C3%A9t%C3%A9%20%C3%A0%20la%20mer',
  );
  expect(spelledOut('{host}/été')).toBe('{host}/%C3%A9t%C3%A9');
});

test('{host} is the website of the configuration, and nothing where it has none [TP-12]', () => {
  expect(resolvedDestination('{host}/fr', 'https://maison.example/')).toBe(
    'https://maison.example/fr',
  );
  expect(resolvedDestination('{host}/fr', null)).toBeUndefined();
});
