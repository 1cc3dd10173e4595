import { expect, test } from 'vitest';
import { completeUrl } from './text-field.tsx';

test.each([
  ['maison.example/fr', 'https://maison.example/fr'],
  ['  maison.example ', 'https://maison.example'],
  ['http://maison.example', 'http://maison.example'],
  ['mailto:a@maison.example', 'mailto:a@maison.example'],
  ['not a url', 'not a url'],
  ['maison', 'maison'],
  ['{host}.example', '{host}.example'],
  ['', ''],
])('“%s” is understood as “%s”', (typed, expected) => {
  expect(completeUrl(typed)).toBe(expected);
});
