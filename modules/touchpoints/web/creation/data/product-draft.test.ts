import { expect, test } from 'vitest';
import type { ProductLookup } from '#modules/touchpoints/contract/product-lookup.ts';
import {
  countReasons,
  findReferenceRange,
  refusedFirst,
  replaceReference,
  withGtin,
} from './product-draft.ts';

const found = (reference: string, given: Partial<ProductLookup> = {}): ProductLookup => ({
  reference,
  status: 'OK',
  reason: null,
  product: { sku: reference, name: reference, gtin: null, locales: ['fr'], url: '' },
  touchpointConfiguration: { activated: true },
  proposedSuffix: reference,
  touchpoint: null,
  inactiveProductId: null,
  similar: null,
  ...given,
});
const refused = (reference: string, reason: NonNullable<ProductLookup['reason']>) =>
  found(reference, { status: 'KO', reason, product: null });

test('a reference is found only as a whole, not inside another', () => {
  expect(findReferenceRange('AUB-24\nAUB-2, AUB-2', 'AUB-2')).toEqual([7, 12]);
  expect(findReferenceRange('AUB-24', 'AUB-2')).toBeUndefined();
});

test('refused references come first, and the others retain their order [TP-04]', () => {
  const rows = [found('a'), refused('b', 'unknown'), found('c'), refused('d', 'notGtin')];
  expect(refusedFirst(rows).map(({ reference }) => reference)).toEqual(['b', 'd', 'a', 'c']);
});

test('reasons are counted, the commonest first [TP-04]', () => {
  const rows = [
    refused('a', 'notGtin'),
    refused('b', 'unknown'),
    refused('c', 'unknown'),
    found('d'),
  ];
  expect(countReasons(rows)).toEqual([
    ['unknown', 2],
    ['notGtin', 1],
  ]);
});

test('a reference is replaced only as a whole, at every position', () => {
  expect(replaceReference('FON-1, FON-12\nFON-1', 'FON-1', 'X')).toBe('X, FON-12\nX');
});

test('only good ones with a GTIN can have a Digital Link [TP-11]', () => {
  const product = { sku: 'g', name: 'G', gtin: '3760123456784', locales: [], url: '' };
  const rows = [
    found('a'),
    found('g', { product }),
    found('h', { product, status: 'KO', reason: 'switchedOff' }),
  ];
  expect(withGtin(rows).map(({ reference }) => reference)).toEqual(['g']);
});
