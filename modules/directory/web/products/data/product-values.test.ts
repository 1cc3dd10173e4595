import { expect, test } from 'vitest';
import { wrongFields } from '#platform/web/fields/form/form-faults.ts';
import {
  EMPTY_PRODUCT,
  localesWithoutName,
  productEdits,
  productFormSchema,
} from './product-values.ts';

const named = { ...EMPTY_PRODUCT.names, fr: 'Couteau de poche' };
const filled = { ...EMPTY_PRODUCT, sku: 'MA-1958', names: named };

test('a sku and a name in one language are enough [SUP-03]', () => {
  expect(wrongFields(productFormSchema, filled)).toEqual({});
  expect(wrongFields(productFormSchema, EMPTY_PRODUCT)).toMatchObject({
    sku: { code: 'required' },
    names: { code: 'nameInOneLanguage' },
  });
});

test('a GTIN with an invalid check digit is rejected [SUP-03]', () => {
  expect(wrongFields(productFormSchema, { ...filled, gtin: '4006381333932' })).toEqual({
    gtin: { code: 'gtin' },
  });
  expect(wrongFields(productFormSchema, { ...filled, gtin: '4006381333931' })).toEqual({});
});

test('a currency goes with its price', () => {
  const priced = { ...filled, price: 12_500, currency: 'EUR' };
  expect(productEdits(priced, { ...priced, currency: 'NOK' })).toEqual({
    price: 12_500,
    currency: 'NOK',
  });
  expect(productEdits(priced, { ...priced, price: null })).toEqual({ price: null, currency: null });
});

test('only changed fields are sent', () => {
  expect(productEdits(filled, filled)).toEqual({});
  expect(productEdits(filled, { ...filled, active: false })).toEqual({ active: false });
});

test('languages without a name are known', () => {
  expect(localesWithoutName(named)).toEqual(['en', 'es', 'it', 'de', 'no']);
});
