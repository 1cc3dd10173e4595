import { expect, test } from 'vitest';
import { lastPathSegment } from '../components/address-fields.tsx';

test.each([
  ['https://maison.example/fr/conseils/entretien-de-la-fonte.html?x=1', 'entretien-de-la-fonte'],
  ['{host}/garantie/', 'garantie'],
  ['https://maison.example', ''],
  ['', ''],
])('the last path segment of %s is %j [TP-03]', (destUrl, expected) => {
  expect(lastPathSegment(destUrl)).toBe(expected);
});
