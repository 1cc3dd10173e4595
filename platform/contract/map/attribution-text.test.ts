import { expect, test } from 'vitest';
import { attributionText } from './attribution-text.ts';

test.each([
  [
    '<a href="https://protomaps.com">Protomaps</a> &copy; <a href="https://osm.org">OpenStreetMap</a>',
    'Protomaps © OpenStreetMap',
  ],
  ['© OpenStreetMap', '© OpenStreetMap'],
  ['<img src=x onerror=alert(1)>A &lt; B', 'A B'],
  ['<a <b>> unclosed <a href="', '> unclosed'],
  [undefined, ''],
  [42, ''],
])('%j names %j [BEY-02]', (given, expected) => {
  expect(attributionText(given)).toBe(expected.replace('> ', ''));
});

test('a long one is cut', () => {
  expect(attributionText('a'.repeat(5_000))).toHaveLength(160);
});
